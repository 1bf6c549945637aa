import type { Middleware } from 'koa';
import type { OutsideOrigins } from '../../data/routing/outsideOrigins.ts';

/** What documents may load: the site's own, the style elements it was built with, and of others exactly what it says it uses. */
function contentSecurityPolicy({ scripts, frames }: OutsideOrigins, styles: readonly string[]): string {
  const from = (...sources: readonly string[]) => sources.join(' ');
  return [
    "default-src 'none'", `script-src ${from("'self'", ...scripts)}`, `style-src ${from("'self'", ...styles.map((hash) => `'${hash}'`))}`, `img-src ${from("'self'", 'data:', ...scripts)}`, "font-src 'self'", `connect-src ${from("'self'", ...scripts)}`,
    ...(frames.length > 0 ? [`frame-src ${from(...frames)}`] : []), "manifest-src 'self'", "worker-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Headers that keep a browser from doing more with a page than the page needs. JSON is no page: it is told to be nothing
 * but JSON, and that nobody may frame it.
 */
export function securityHeaders(outside: OutsideOrigins = { scripts: [], frames: [] }, styles: readonly string[] = []): Middleware {
  const forDocuments = {
    'Content-Security-Policy': contentSecurityPolicy(outside, styles),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (ctx.secure || ctx.state.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000');
    await next();
    if (ctx.type === 'application/json') ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    // What a route said of its own page stays.
    else for (const [name, value] of Object.entries(forDocuments)) if (!ctx.response.get(name)) ctx.set(name, value);
  };
}
