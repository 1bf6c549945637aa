import type { BuiltSite } from './siteFiles.ts';

/** How the built pages look, for the few pages that the service writes itself: style sheets, and the classes of their parts. */
export interface PageLook {
  styles: readonly string[];
  section: string;
  inner: string;
  lead: string;
  row: string;
  button: string;
}

/** A page of few words, whose look is borrowed. */
const model = '/newsletter/confirmed';
const parts =
  /<section class="([^"]*)"[^>]*><div class="([^"]*)"><h1>[^<]*<\/h1><p class="([^"]*)">[^<]*<\/p><div class="([^"]*)"><a class="([^"]*)"/;

/** Reads the look of a built site; undefined where it has no such page. */
export async function pageLook(site: BuiltSite): Promise<PageLook | undefined> {
  const html = (await site.file(model)?.read('identity'))?.toString();
  if (html === undefined) return undefined;
  const [, section = '', inner = '', lead = '', row = '', button = ''] = parts.exec(html) ?? [];
  return {
    styles: [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href),
    section,
    inner,
    lead,
    row,
    button,
  };
}
