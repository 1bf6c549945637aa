import type { Context } from 'koa';
import { ApiError } from '../errors.ts';

/**
 * Refuses with 403 what a page of another site makes a browser send. Allowed are the site's own origin, the host that the
 * request came to, and a request without `Origin`: a program sends that, a browser does not. A browser that says the page
 * is of this very origin is believed, because no page can make it say so; it knows better than we do behind a proxy that
 * changes the host.
 */
export function assertSameOrigin(ctx: Context, siteOrigin: string): void {
  const { origin, 'sec-fetch-site': relation } = ctx.req.headers;
  if (relation === 'same-origin') return;
  const own =
    origin === undefined
      ? relation !== 'cross-site'
      : origin === siteOrigin || origin === ctx.state.origin || origin === written(ctx.state.origin);
  if (!own) throw new ApiError(403, 'foreign_origin', 'This request came from a page of another site.');
}

/** An origin as browsers write it: lower case, without the scheme's own port. */
function written(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).origin : undefined;
}
