import type { Context } from 'koa';
import { ApiError } from '../errors.ts';

/**
 * Protects against cross-site request forgery. Allowed are the site's own origin, the host that the request came to, and
 * requests without `Origin`, which come from programs and not from browsers. `Sec-Fetch-Site: same-origin` is enough, because
 * no page can set it: it is right even behind a proxy that changes the host.
 * @throws ApiError 403
 */
export function assertSameOrigin(ctx: Context, siteOrigin: string): void {
  const { origin, 'sec-fetch-site': fetchSite } = ctx.req.headers;
  if (fetchSite === 'same-origin') return;
  const isAllowed =
    origin === undefined
      ? fetchSite !== 'cross-site'
      : origin === siteOrigin || origin === ctx.state.origin || origin === normalizedOrigin(ctx.state.origin);
  if (!isAllowed) throw new ApiError(403, 'foreign_origin', 'This request came from a page of another site.');
}

/** An origin as browsers write it: lower case, without the scheme's own port. */
function normalizedOrigin(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).origin : undefined;
}
