import type { BuiltSite } from './siteFiles.ts';

/** Style sheets and class names of a built page, shared with the service's own result pages. */
export interface SharedStyles {
  styles: readonly string[];
  section: string;
  inner: string;
  lead: string;
  row: string;
  button: string;
}

/** The built page whose styles are used: src/pages/formResult/FormResultPage.tsx, whose markup `parts` reads. */
const modelPage = '/newsletter/confirmed';
const parts =
  /<section class="([^"]*)"[^>]*><div class="([^"]*)"><h1>[^<]*<\/h1><p class="([^"]*)">[^<]*<\/p><div class="([^"]*)"><a class="([^"]*)"/;

/** Reads the styles of the built site; undefined where it lacks the page. */
export async function readSharedStyles(site: BuiltSite): Promise<SharedStyles | undefined> {
  const html = (await site.file(modelPage)?.read('identity'))?.toString();
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
