import type { Middleware } from 'koa';
import type { InlineHashes } from './inlineHashes.ts';
import type { OutsideOrigins } from './outsideOrigins.ts';

/** Allows the site's own resources, inline scripts and styles by their hash, and the third-party origins that the build names. */
function contentSecurityPolicy({ scripts, frames }: OutsideOrigins, inline: InlineHashes): string {
  const from = (...sources: readonly string[]) => sources.join(' ');
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return [
    "default-src 'none'",
    `script-src ${from("'self'", ...quoted(inline.scripts), ...scripts)}`,
    `style-src ${from("'self'", ...quoted(inline.styles))}`,
    `img-src ${from("'self'", 'data:', ...scripts)}`,
    "font-src 'self'",
    `connect-src ${from("'self'", ...scripts)}`,
    ...(frames.length > 0 ? [`frame-src ${from(...frames)}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Security headers for documents and for JSON. Other sites may embed images, which link previews and feeds use, and nothing
 * else. By hand rather than with Helmet, because the policy is computed from the build.
 */
export function securityHeaders(
  outside: OutsideOrigins = { scripts: [], frames: [] },
  inline: InlineHashes = { scripts: [], styles: [] },
): Middleware {
  const forDocuments = {
    'Content-Security-Policy': contentSecurityPolicy(outside, inline),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  return async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (ctx.secure || ctx.state.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000');
    await next();
    ctx.set('Cross-Origin-Resource-Policy', ctx.type.startsWith('image/') ? 'cross-origin' : 'same-origin');
    if (ctx.type === 'application/json')
      ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    // Headers that a route has set itself stay.
    else for (const [name, value] of Object.entries(forDocuments)) if (!ctx.response.get(name)) ctx.set(name, value);
  };
}
