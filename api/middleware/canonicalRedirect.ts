import type { Context, Middleware } from 'koa';
import { withoutWww } from '../../data/rules/routing/withoutWww.ts';

/**
 * Redirects permanently to the canonical URL of a page: without `www.`, `simulate=www`, trailing or repeated slashes and
 * `.html`. The query is kept. Only GET and HEAD, so that no body is lost. A redirect leads to the site's public origin or is
 * relative: the `Host` of a request never becomes the host of a redirect.
 *
 * Where the `Host` is the site's own, it counts and no forwarded header: a client that sends one through a proxy which passes it
 * on would else have each address lead to itself, and a cache keep that. What a forwarded header causes elsewhere no cache keeps.
 */
export function canonicalRedirect(origin: string): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isCanonical(ctx)) return next();
    const byHost = redirectOf(ctx, `http://${ctx.host}`, origin);
    const isOwn =
      URL.canParse(`http://${ctx.host}`) && new URL(`http://${ctx.host}`).hostname === new URL(origin).hostname;
    const location = isOwn ? byHost : redirectOf(ctx, ctx.state.origin, origin);
    if (location === undefined) return next();
    // A link to sign in holds a secret: no cache keeps where it leads.
    if (location !== byHost || /^(?:https?:\/\/[^/]*)?\/+owner(?:[/?]|$)/.test(location))
      ctx.set('Cache-Control', 'no-store');
    ctx.status = 301;
    ctx.redirect(location);
  };
}

/** Where a request leads that asked for an origin; undefined where it is right as it is. */
function redirectOf({ path, search }: Context, asked: string, origin: string): string | undefined {
  const address = new URL(URL.canParse(asked) ? asked : origin);
  // Assigned rather than parsed, so that a path of `//` cannot name a host.
  address.pathname = path;
  address.search = search;
  const target = withoutWww(address, origin) ?? new URL(address);
  // After `..` is resolved: a path that begins with two slashes would name a host.
  if (!address.pathname.startsWith('/api/')) target.pathname = canonicalPath(target.pathname);
  if (target.href === address.href) return undefined;
  return (target.host === address.host ? '' : origin) + target.pathname + target.search;
}

/** Whether an address is certainly its own target: parsing and writing addresses costs an eighth of a page. */
function isCanonical({ path, search, host, state }: Context): boolean {
  const origin: string = state.origin ?? host;
  return (
    (path === '/' || /^(?:\/[\w-][\w.-]*)+$/.test(path)) &&
    !path.endsWith('.html') &&
    !/www\./i.test(origin) &&
    !/simulate|%/.test(search)
  );
}

const endings = ['/index.html', '.html', '/'];

function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/');
  const endingAt = (end: number) => endings.find((ending) => single.endsWith(ending, end))?.length ?? 0;
  let end = single.length;
  for (let length = endingAt(end); length > 0; length = endingAt(end)) end -= length;
  return single.slice(0, end) || '/';
}
