import type { Middleware } from 'koa';
import { findMissingRule, type Missing } from '../../data/routing/missing.ts';
import { sendFile } from './sendFile.ts';
import type { BuiltSite } from './siteFiles.ts';

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
    if (file) return sendFile(ctx, file, site.notFound.has(address) ? 404 : 200);
    // A file that is not there is no page: a short answer, nothing to render.
    if (/\.\w+$/.test(address)) {
      ctx.status = 404;
      ctx.body = 'There is no such file.';
      return;
    }
    const rule = findMissingRule(site.missing, address);
    if (rule && 'redirect' in rule) {
      ctx.status = 302;
      ctx.redirect(rule.redirect);
      return;
    }
    await show(rule);

    async function show(answer: Missing | undefined) {
      const path = answer && 'show' in answer ? answer.show : '/not-found';
      const shown = site.file(path);
      if (!shown) throw new Error(`The built site has no ${path}.`);
      await sendFile(ctx, shown, site.notFound.has(path) ? 404 : 200);
    }
  };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
