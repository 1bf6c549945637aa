import type { Middleware } from 'koa';
import { protocolText } from '../../data/rules/requests/protocolText.ts';

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
