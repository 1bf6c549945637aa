/**
 * The caches for offline use. A page is cached together with all assets its document names, or not at all, so that no
 * cached page ever lacks its script or style, whatever was deployed meanwhile.
 */
const names = { offline: 'site-offline', pages: 'site-pages', data: 'site-data', assets: 'site-assets' } as const;
type Name = keyof typeof names;

/** Maximum number of entries, the newest; for assets, of those that no cached page names. */
const limits = { pages: 40, data: 80, assets: 60 } as const;

const offlinePath = '/offline';
/** Response header of a cached page that lists its assets. */
const assetsHeader = 'x-kept-assets';

const open = (name: Name) => caches.open(names[name]);

/** The asset URLs in a document: in `src` and `href`, and in the attributes of the `startAfterPaint` script. */
export function assetsIn(html: string): string[] {
  return [
    ...new Set(
      [...html.matchAll(/(?:src|href|data-entry|data-needs)="(\/assets\/[^"#?]+)/g)].flatMap(([, addresses = '']) =>
        addresses.split(' '),
      ),
    ),
  ];
}

export function findCached(name: Name, path: string): Promise<Response | undefined> {
  return open(name).then((cache) => cache.match(path, { ignoreVary: true }));
}

export function offlinePage(): Promise<Response | undefined> {
  return findCached('offline', offlinePath);
}

/** An asset, cache first: asset names contain a content hash, so a cached asset is never outdated. */
export async function loadAsset(path: string): Promise<Response> {
  const cached = await findCached('assets', path);
  if (cached) return cached;
  const response = await fetch(path);
  if (response.ok) await (await open('assets')).put(path, response.clone());
  return response;
}

/** Caches a page with its assets. Ignores responses that are not cacheable HTML. */
export async function cachePage(path: string, response: Response, name: 'pages' | 'offline' = 'pages'): Promise<void> {
  if (!isCacheable(response, 'text/html')) return;
  const html = await response.text();
  const assets = assetsIn(html);
  for (const { ok, url } of await Promise.all(assets.map(loadAsset))) if (!ok) throw new Error(`${url} is missing.`);
  const headers = new Headers(response.headers);
  for (const header of ['content-encoding', 'content-length']) headers.delete(header);
  headers.set(assetsHeader, assets.join(' '));
  await putAsNewest(name, path, new Response(html, { headers }));
}

export async function cacheData(path: string, response: Response): Promise<void> {
  if (isCacheable(response, 'application/json')) await putAsNewest('data', path, response);
}

/** Fetches and caches the offline page. Rejects where it or one of its assets cannot be loaded. */
export async function cacheOfflinePage(): Promise<void> {
  const response = await fetch(offlinePath, { cache: 'reload' });
  if (!response.ok) throw new Error(`${offlinePath} was answered with ${response.status}.`);
  await cachePage(offlinePath, response, 'offline');
}

/** Removes the oldest entries above the limits, and then assets that no cached page names. */
export async function prune(): Promise<void> {
  const [offline, pages, data, assets] = await Promise.all([
    open('offline'),
    open('pages'),
    open('data'),
    open('assets'),
  ]);
  for (const [cache, count] of [
    [pages, limits.pages],
    [data, limits.data],
  ] as const)
    await removeOldest(cache, await cache.keys(), count);
  const named = new Set<string>();
  for (const cache of [offline, pages]) {
    for (const response of await cache.matchAll())
      for (const address of response.headers.get(assetsHeader)?.split(' ') ?? []) named.add(address);
  }
  await removeOldest(
    assets,
    (await assets.keys()).filter(({ url }) => !named.has(new URL(url).pathname)),
    limits.assets,
  );
}

/** Removes caches of earlier versions. */
export async function deleteOldCaches(): Promise<void> {
  const own: readonly string[] = Object.values(names);
  for (const name of await caches.keys())
    if (name.startsWith('site-') && !own.includes(name)) await caches.delete(name);
}

/** Deletes the entry first, because `cache.keys()` lists entries in the order of their first insertion. */
async function putAsNewest(name: Name, path: string, response: Response): Promise<void> {
  const cache = await open(name);
  await cache.delete(path, { ignoreVary: true });
  await cache.put(path, response);
}

async function removeOldest(cache: Cache, keys: readonly Request[], max: number): Promise<void> {
  for (const key of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(key, { ignoreVary: true });
}

function isCacheable(response: Response, type: string): boolean {
  const { headers } = response;
  return (
    response.ok &&
    response.type === 'basic' &&
    !response.redirected &&
    headers.get('content-type')?.startsWith(type) === true &&
    !headers.get('cache-control')?.includes('no-store')
  );
}
