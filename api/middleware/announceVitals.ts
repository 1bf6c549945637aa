import type { Middleware } from 'koa';

/**
 * Tells pages that the server takes vitals. A header of the document, so that pages stay the same files wherever they are
 * served, and ask nothing: they read it as `serverTiming` of the navigation.
 */
export const announceVitals: Middleware = async (ctx, next) => {
  if (/\btext\/html\b/.test(ctx.get('Accept')) && !/^\/owner(?:\/|$)/.test(ctx.path))
    ctx.set('Server-Timing', 'vitals');
  await next();
};
