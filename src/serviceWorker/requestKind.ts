/** How a request is answered: `none` leaves it to the browser. */
export type RequestKind = 'page' | 'data' | 'asset' | 'none';

/** Sorts requests. Calls of the API, other origins, forms that are sent and files to download are never touched. */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || /^\/api(\/|$)/.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? 'none' : 'page';
  return pathname.endsWith('.json') ? 'data' : 'none';
}
