import type { Context, Middleware } from 'koa';
import { findFallbackRule } from '../../data/rules/routing/fallbackRules.ts';
import { findRedirect } from '../../data/rules/routing/redirects.ts';
import { tidiedAddress } from '../../data/rules/routing/tidiedAddress.ts';
import { isForPrograms, markdownAddress, pathOfMarkdown } from '../../data/rules/files/markdownTwins.ts';
import { rememberHeader, sendFile } from './sendFile.ts';
import type { BuiltSite, SiteFile } from './siteFiles.ts';

/** Whether a client prefers Markdown. HTML comes first: it is for browsers, and for clients that accept both alike. */
const prefersMarkdown = rememberHeader(
  'Accept',
  (ctx) => ctx.accepts('text/html', 'text/markdown') === 'text/markdown',
);

/** Serves the built site: its files, and for an address without a page what the route table says. */
export function serveSite(site: BuiltSite): Middleware {
  return async (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.status = 405;
      ctx.set('Allow', 'GET, HEAD');
      ctx.body = 'This address can only be read.';
      return;
    }
    const address = decode(ctx.path);
    const file = site.file(address);
    if (file) {
      ctx.state.route = file.address;
      return answer(ctx, site, file);
    }
    const moved = movedTo(site, address) ?? tidyTarget(site, address);
    if (moved !== undefined) {
      const [path = '', fragment] = moved.split('#');
      ctx.status = 301;
      ctx.redirect(path + ctx.search + (fragment ? `#${fragment}` : ''));
      return;
    }
    // A missing file, as opposed to a page, gets a short text.
    if (/\.\w+$/.test(address)) {
      ctx.status = 404;
      ctx.body = 'There is no such file.';
      return;
    }
    const rule = findFallbackRule(site.fallbacks, address);
    if (rule && rule.path !== '*') ctx.state.route = rule.path;
    if (rule && 'redirect' in rule) {
      ctx.status = 302;
      ctx.redirect(rule.redirect);
      return;
    }
    const path = rule && 'show' in rule ? rule.show : '/not-found';
    const shown = site.file(path);
    if (!shown) throw new Error(`The built site has no ${path}.`);
    await sendFile(ctx, shown, site.notFound.has(path) ? 404 : 200);
  };
}

/** Sends a file, or a page as Markdown to clients that prefer it. */
async function answer(ctx: Context, site: BuiltSite, file: SiteFile): Promise<void> {
  if (isForPrograms(file.address)) ctx.set('X-Robots-Tag', 'noindex');
  const twin = file.extension === '.html' ? site.file(markdownAddress(file.address)) : undefined;
  if (!twin) return sendFile(ctx, file, site.notFound.has(file.address) ? 404 : 200);
  ctx.vary('Accept');
  if (!prefersMarkdown(ctx)) return sendFile(ctx, file);
  ctx.set('Content-Location', twin.address);
  return sendFile(ctx, twin);
}

/** Where a moved page is, or its Markdown twin. */
function movedTo({ redirects }: BuiltSite, address: string): string | undefined {
  const page = pathOfMarkdown(address);
  if (page === undefined) return findRedirect(redirects, address);
  const target = findRedirect(redirects, page);
  return target === undefined ? undefined : markdownAddress(target.replace(/#.*/, ''));
}

/** The address of a page that was written with capitals, or with the punctuation behind it. */
function tidyTarget(site: BuiltSite, address: string): string | undefined {
  const tidied = tidiedAddress(address);
  if (tidied === address) return undefined;
  return site.file(tidied) && !site.notFound.has(tidied) ? tidied : movedTo(site, tidied);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
