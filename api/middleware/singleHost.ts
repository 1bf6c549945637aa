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
