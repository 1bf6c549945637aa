import { asset, findKept, keepData, keepOfflinePage, keepPage, offlinePage, prune, removeStrangers } from './offlineCache.ts';
import { kindOf } from './requestKind.ts';
import { networkFirst } from './networkFirst.ts';
import { type AskedEvent, worker } from './workerScope.ts';

// The build inserts the digest of the offline page. A changed page makes a changed worker, which browsers then install.
declare const __OFFLINE_REVISION__: string;
Object.assign(worker, { offlineRevision: __OFFLINE_REVISION__ });

// The new worker takes over at once: what is kept goes by content and by page, so that nothing of the old one's is in its way.
worker.addEventListener('install', (event) => event.waitUntil(keepOfflinePage().then(() => worker.skipWaiting())));

worker.addEventListener('activate', (event) => {
  const begin = async () => {
    await removeStrangers();
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
    // The page that registered the worker was loaded without it.
    for (const { url } of await worker.clients.matchAll()) {
      const { pathname } = new URL(url);
      if (kindOf({ method: 'GET', mode: 'navigate', url }, location.origin) === 'page')
        await keepPage(pathname, await fetch(pathname)).catch(() => {});
    }
    await prune();
  };
  event.waitUntil(begin());
});

worker.addEventListener('fetch', (event) => {
  const { pathname: path } = new URL(event.request.url);
  const kind = kindOf(event.request, location.origin);
  if (kind === 'asset') event.respondWith(asset(path));
  if (kind === 'page') event.respondWith(pageAnswer(event, path));
  if (kind === 'data') event.respondWith(dataAnswer(event, path));
});

async function pageAnswer(event: AskedEvent, path: string): Promise<Response> {
  const network = event.preloadResponse.then((early) => early ?? fetch(event.request));
  event.waitUntil(
    network
      .then((answer) => keepPage(path, answer.clone()))
      .then(prune)
      .catch(() => {}),
  );
  return (await networkFirst(network, () => findKept('pages', path))) ?? (await offlinePage()) ?? Response.error();
}

async function dataAnswer(event: AskedEvent, path: string): Promise<Response> {
  const network = fetch(event.request);
  event.waitUntil(network.then((answer) => keepData(path, answer.clone())).catch(() => {}));
  return (await networkFirst(network, () => findKept('data', path))) ?? Response.error();
}
