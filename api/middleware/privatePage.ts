import type { Context, Middleware } from 'koa';
import { queryValue } from './forms.ts';

/**
 * Keeps a URL whose token lets its holder act out of caches, other sites and search engines. Without any referrer
 * a browser would post its forms without their origin, too.
 */
export const privatePage: Middleware = (ctx, next) => {
  ctx.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin', 'X-Robots-Tag': 'noindex' });
  return next();
};

/** The token of a link; empty where there is none. */
export function tokenIn(ctx: Context): string {
  const token = queryValue(ctx, 'token');
  return typeof token === 'string' ? token : '';
}
