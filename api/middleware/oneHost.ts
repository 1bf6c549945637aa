import type { Middleware } from 'koa';

const message = 'Name one host.';

/**
 * Refuses a request with more than one `Host` (RFC 9112, section 3.2): Node reads the first, a proxy before it may have
 * gone by the last.
 */
export const oneHost: Middleware = async (ctx, next) => {
  const names = ctx.req.rawHeaders.filter((_, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length <= 1) return next();
  ctx.status = 400;
  ctx.body = ctx.path.startsWith('/api/') ? { success: false, error: { code: 'bad_request', message } } : message;
};
