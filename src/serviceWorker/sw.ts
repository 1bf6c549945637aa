import {
  loadAsset,
  findCached,
  cacheData,
  cacheOfflinePage,
  cachePage,
  offlinePage,
  prune,
  deleteOldCaches,
} from './offlineCache.ts';
import { requestKind } from './requestKind.ts';
import { networkFirst } from './networkFirst.ts';
import { type FetchEventLike, worker } from './workerScope.ts';

// Inserted by the build: a hash of the offline page. A changed page changes the worker's bytes, so that browsers install it.
declare const __OFFLINE_REVISION__: string;
Object.assign(worker, { offlineRevision: __OFFLINE_REVISION__ });

// Takes over at once: cached assets have content hashes and pages are cached with their assets, so versions can mix.
worker.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage().then(() => worker.skipWaiting())));

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await deleteOldCaches();
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
    // Caches the page that registered the worker, which was loaded without it.
    for (const { url } of await worker.clients.matchAll()) {
      const { pathname } = new URL(url);
      if (requestKind({ method: 'GET', mode: 'navigate', url }, location.origin) === 'page')
        await cachePage(pathname, await fetch(pathname)).catch(() => {});
    }
    await prune();
  };
  event.waitUntil(begin());
});

worker.addEventListener('fetch', (event) => {
  const { pathname: path } = new URL(event.request.url);
  const kind = requestKind(event.request, location.origin);
  if (kind === 'asset') event.respondWith(loadAsset(path));
  if (kind === 'page') event.respondWith(respondWithPage(event, path));
  if (kind === 'data') event.respondWith(respondWithData(event, path));
});

async function respondWithPage(event: FetchEventLike, path: string): Promise<Response> {
  const network = event.preloadResponse.then((early) => early ?? fetch(event.request));
  event.waitUntil(
    network
      .then((response) => cachePage(path, response.clone()))
      .then(prune)
      .catch(() => {}),
  );
  return (await networkFirst(network, () => findCached('pages', path))) ?? (await offlinePage()) ?? Response.error();
}

async function respondWithData(event: FetchEventLike, path: string): Promise<Response> {
  const network = fetch(event.request);
  event.waitUntil(network.then((response) => cacheData(path, response.clone())).catch(() => {}));
  return (await networkFirst(network, () => findCached('data', path))) ?? Response.error();
}
