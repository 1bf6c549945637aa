/** How a request is handled; `none` leaves it to the browser. */
export type RequestKind = 'page' | 'data' | 'asset' | 'none';

/** Classifies a request. API calls, the owner's desk, other origins, form submissions and downloads are never handled. */
export function requestKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || /^\/(?:api|owner)(\/|$)/.test(pathname)) return 'none';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (mode === 'navigate') return /\.\w+$/.test(pathname) ? 'none' : 'page';
  return pathname.endsWith('.json') ? 'data' : 'none';
}
