import type { Middleware } from 'koa';

const contentSecurityPolicy = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'", "manifest-src 'self'",
  "worker-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
].join('; ');

const forDocuments = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Headers that keep a browser from doing more with a page than the page needs. JSON is no page: it is told to be nothing
 * but JSON, and that nobody may frame it.
 */
export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (ctx.secure || ctx.state.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000');
  await next();
  if (ctx.type === 'application/json') ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  // What a route said of its own page stays.
  else for (const [name, value] of Object.entries(forDocuments)) if (!ctx.response.has(name)) ctx.set(name, value);
};
