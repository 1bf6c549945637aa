/**
 * Does something once an element is used, once its address asks for a state, or once the browser has nothing else to do;
 * once, whichever comes first. Gives back what calls it off.
 */
export function whenWanted(element: HTMLElement, begin: () => void): () => void {
  const uses = ['pointerover', 'focusin', 'touchstart', 'input'];
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const use of uses) element[change](use, start, { passive: true });
  };
  let off = false;
  const stop = () => {
    off = true;
    listen('removeEventListener');
  };
  function start(): void {
    if (off) return;
    stop();
    begin();
  }
  listen('addEventListener');
  if (location.search || location.hash) start();
  // Safari has no idle callback.
  else (window.requestIdleCallback ?? setTimeout)(start);
  return stop;
}
