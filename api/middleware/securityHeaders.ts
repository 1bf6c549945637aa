import type { Context, Middleware } from 'koa';
import { officeMapPath } from '../../data/rules/map/officeMap.ts';

/** What the pages of the site may use besides their own files. The build writes them into `site.json` for the server. */
export interface OutsideOrigins {
  /** Origins that third-party scripts are loaded from and report to. */
  scripts: readonly string[];
  /** Sources of documents in a frame: the site itself, where it has a map of the office. */
  frames: readonly string[];
}

/** The hashes of the scripts and styles that stand in the pages themselves, as a content security policy names them. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Allows the site's own resources, inline scripts and styles by their hash, and the third-party origins that the build names. */
function contentSecurityPolicy({ scripts, frames }: OutsideOrigins, inline: InlineHashes, isFramed: boolean): string {
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
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/**
 * Security headers for documents and for JSON. Other sites may embed images, which link previews and feeds use, and nothing
 * else. By hand rather than with Helmet, because the policy is computed from the build.
 *
 * Headers are bytes as well, and those of a page belong to its first round trip: a page names only the styles that stand in it
 * (`ctx.state.inlineStyles`), and what only pages load has no headers that browsers ignore there.
 * @param inlineScripts the hashes of the scripts in the pages
 */
export function securityHeaders(
  outside: OutsideOrigins = { scripts: [], frames: [] },
  inlineScripts: readonly string[] = [],
): Middleware {
  const forDocuments = {
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const policies = new Map<string, string>();
  const policyFor = (styles: readonly string[] = [], isFramed = false) => {
    const key = [isFramed, ...styles].join();
    const policy = policies.get(key) ?? contentSecurityPolicy(outside, { scripts: inlineScripts, styles }, isFramed);
    policies.set(key, policy);
    return policy;
  };
  return async (ctx, next) => {
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (ctx.secure || ctx.state.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000');
    await next();
    ctx.set('Cross-Origin-Resource-Policy', ctx.type.startsWith('image/') ? 'cross-origin' : 'same-origin');
    if (isSubresource(ctx)) return;
    if (ctx.type === 'application/json') {
      ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
      return;
    }
    // Headers that a route has set itself stay.
    const headers = {
      'Content-Security-Policy': policyFor(ctx.state.inlineStyles, ctx.state.route === officeMapPath),
      ...forDocuments,
    };
    for (const [name, value] of Object.entries(headers)) if (!ctx.response.get(name)) ctx.set(name, value);
  };
}

/**
 * Whether it is a script, style sheet, font or image of the bundle. An SVG can be opened as a document, and the service worker is
 * not under `/assets/`.
 */
function isSubresource(ctx: Context): boolean {
  // The type comes first: the path cannot be read from every request target.
  return /^(?:text\/(?:javascript|css)|font\/|image\/(?!svg))/.test(ctx.type) && ctx.path.startsWith('/assets/');
}

/**
 * Tells pages that the server takes vitals. A header of the document, so that pages stay the same files wherever they are
 * served, and ask nothing: they read it as `serverTiming` of the navigation.
 */
export const announceVitals: Middleware = async (ctx, next) => {
  if (/\btext\/html\b/.test(ctx.get('Accept')) && !/^\/owner(?:\/|$)/.test(ctx.path))
    ctx.set('Server-Timing', 'vitals');
  await next();
};
