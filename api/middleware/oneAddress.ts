import type { Middleware } from 'koa';
import { withoutWww } from '../../data/routing/withoutWww.ts';

/**
 * One address for each page: no `www.` before the site's own host, no `simulate=www`, no slash at the end, no repeated
 * slashes, no `.html`. Permanent redirects, the query kept; only for reading, so that nothing sent is lost on the way.
 * They lead to the site's public origin or stay on the host that was asked: what a request says of its host never becomes
 * the host of a redirect.
 */
export function oneAddress(origin: string): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const requested: string = ctx.state.origin ?? `${ctx.protocol}://${ctx.host}`;
    // A path is read on its own, so that `//` cannot name a host.
    const address = new URL(URL.canParse(requested) ? requested : origin);
    address.pathname = ctx.path;
    address.search = ctx.search;
    const target = withoutWww(address, origin) ?? new URL(address);
    if (!ctx.path.startsWith('/api/')) target.pathname = tidyPath(target.pathname);
    if (target.href === address.href) return next();
    ctx.status = 301;
    ctx.redirect((target.host === address.host ? '' : origin) + target.pathname + target.search);
  };
}

const endings = ['/index.html', '.html', '/'];

function tidyPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  const endingAt = (end: number) => endings.find((ending) => single.endsWith(ending, end))?.length ?? 0;
  let end = single.length;
  for (let length = endingAt(end); length > 0; length = endingAt(end)) end -= length;
  return single.slice(0, end) || '/';
}
