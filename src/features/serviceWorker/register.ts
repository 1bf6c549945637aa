import { idle } from '../../ui/hydration/idle.ts';

/** Registers the service worker once the page has loaded and the browser is idle. A failure is only logged. */
export function registerServiceWorker(): void {
  if (!__SERVICE_WORKER__ || !navigator.serviceWorker) return;
  const register = () =>
    idle()
      .then(() => navigator.serviceWorker.register('/sw.js'))
      .catch((error: unknown) => console.info('The service worker could not be registered.', error));
  if (document.readyState === 'complete') void register();
  else addEventListener('load', register);
}
