/** Registers the service worker once the page has loaded and the browser is idle. A failure is only logged. */
export function registerServiceWorker(): void {
  if (!__SERVICE_WORKER__ || !navigator.serviceWorker) return;
  const register = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .catch((error: unknown) => console.info('The service worker could not be registered.', error));
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 1000));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
