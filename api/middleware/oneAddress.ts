import type { Middleware } from 'koa';
import { bareAddress } from '../../data/routing/bareAddress.ts';

/**
 * One address for each page: no `www.`, no slash at the end, no repeated slashes, no `.html`. Permanent redirects,
 * the query kept; only for reading, so that nothing sent is lost on the way.
 */
export function oneAddress(origin: string): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const requested: string = ctx.state.origin ?? `${ctx.protocol}://${ctx.host}`;
    // A host that is none cannot be redirected to; a path is read on its own, so that `//` cannot name a host.
    const address = URL.canParse(requested) ? new URL(requested) : new URL(origin);
    address.pathname = ctx.path;
    address.search = ctx.search;
    const bare = bareAddress(address);
    const target = bare ?? new URL(address);
    if (!ctx.path.startsWith('/api/')) target.pathname = tidyPath(target.pathname);
    if (target.href === address.href) return next();
    const base = bare ? (target.host === new URL(origin).host ? origin : target.origin) : '';
    ctx.status = 301;
    ctx.redirect(base + target.pathname + target.search);
  };
}

function tidyPath(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(?:(?:\/index)?\.html|\/)+$/, '') || '/';
}
