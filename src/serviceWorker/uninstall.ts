import { worker } from './workerScope.ts';

/** Replaces the service worker when built with `SERVICE_WORKER=off`: deletes all caches and unregisters itself. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  const uninstall = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(uninstall());
});
