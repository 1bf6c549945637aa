import type { Middleware } from 'koa';

/**
 * Everything behind this sees a path. A full address, as a proxy sends it (RFC 9112, section 3.2.2), is cut down to its
 * path and query; `foo://bar` and its like have none and are refused.
 */
export const readableTarget: Middleware = async (ctx, next) => {
  if (!ctx.url.startsWith('/')) {
    const full = /^https?:\/\//i.test(ctx.url) && URL.canParse(ctx.url) ? new URL(ctx.url) : undefined;
    if (!full) {
      ctx.status = 400;
      ctx.body = 'This is not an address of this server.';
      return;
    }
    ctx.url = full.pathname + full.search;
  }
  await next();
};
