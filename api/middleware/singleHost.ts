import type { Middleware } from 'koa';
import { protocolText } from '../../data/rules/requests/protocolText.ts';

const message = protocolText('Name one host.');

/** Refuses a request with several `Host` headers (RFC 9112, section 3.2): Node uses the first, a proxy may have used the last. */
export const singleHost: Middleware = async (ctx, next) => {
  // Names and values alternate.
  const isHost = (text: string, index: number) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host';
  const first = ctx.req.rawHeaders.findIndex(isHost);
  if (ctx.req.rawHeaders.findLastIndex(isHost) === first) return next();
  ctx.status = 400;
  ctx.body = ctx.path.startsWith('/api/') ? { success: false, error: { code: 'bad_request', message } } : message;
};

/**
 * Reduces a request target in absolute form, as proxies send it (RFC 9112, section 3.2.2), to path and query, and refuses
 * targets that have no path: later middleware relies on one.
 */
export const pathOnlyTarget: Middleware = async (ctx, next) => {
  if (!ctx.url.startsWith('/')) {
    const absolute = /^https?:\/\//i.test(ctx.url) && URL.canParse(ctx.url) ? new URL(ctx.url) : undefined;
    if (!absolute) {
      ctx.status = 400;
      ctx.body = protocolText('This is not an address of this server.');
      return;
    }
    ctx.url = absolute.pathname + absolute.search;
  }
  await next();
};
