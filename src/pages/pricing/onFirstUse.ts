/**
 * Calls back once: on the first interaction with an element, at once if the address has a query or hash, or when the
 * browser is idle. Returns a function that cancels it.
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
  // Safari has no requestIdleCallback.
  else (window.requestIdleCallback ?? setTimeout)(start);
  return stop;
}
