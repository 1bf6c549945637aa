/**
 * Does something once an element is used, once its address asks for a state, or once the browser has nothing else to do;
 * once, whichever comes first. Gives back what calls it off.
 */
export function onFirstUse(element: HTMLElement, callback: () => void): () => void {
  const uses = ['pointerover', 'focusin', 'touchstart', 'input'];
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const use of uses) element[change](use, start, { passive: true });
  };
  let stopped = false;
  const stop = () => {
    stopped = true;
    listen('removeEventListener');
  };
  function start(): void {
    if (stopped) return;
    stop();
    callback();
  }
  listen('addEventListener');
  if (location.search || location.hash) start();
  // Safari has no idle callback.
  else (window.requestIdleCallback ?? setTimeout)(start);
  return stop;
}
