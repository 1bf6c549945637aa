import { worker } from './workerScope.ts';

/** The way out (`SERVICE_WORKER=off`): a worker that takes the other's place, removes what it kept, and goes. */
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => {
  const uninstall = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await worker.registration.unregister();
  };
  event.waitUntil(uninstall());
});
