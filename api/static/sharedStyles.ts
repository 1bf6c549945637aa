import type { BuiltSite } from './siteFiles.ts';

/** Style sheets and class names of a built page, shared with the service's own result pages. */
export interface SharedStyles {
  styles: readonly string[];
  section: string;
  inner: string;
  lead: string;
  row: string;
  button: string;
  stack: string;
  field: string;
  control: string;
  textarea: string;
}

/** The built page whose styles are used: src/pages/formResult/FormResultPage.tsx, whose markup `parts` reads. */
const modelPage = '/newsletter/confirmed';
const parts =
  /<section class="([^"]*)"[^>]*><div class="([^"]*)"><h1>[^<]*<\/h1><p class="([^"]*)">[^<]*<\/p><div class="([^"]*)"><a class="([^"]*)"/;

/** The built page whose fields are used: src/features/forms/ContactForm.tsx. */
const formPage = '/contact';

/** Reads the styles of the built site; undefined where it lacks the page. */
export async function readSharedStyles(site: BuiltSite): Promise<SharedStyles | undefined> {
  const html = (await site.file(modelPage)?.read('identity'))?.toString();
  if (html === undefined) return undefined;
  const [, section = '', inner = '', lead = '', row = '', button = ''] = parts.exec(html) ?? [];
  const form = (await site.file(formPage)?.read('identity'))?.toString() ?? '';
  const classOf = (tag: string) => / class="([^"]*)"/.exec(new RegExp(tag).exec(form)?.[0] ?? '')?.[1] ?? '';
  return {
    styles: [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href),
    section,
    inner,
    lead,
    row,
    button,
    stack: classOf('<div [^>]*>(?=<div [^>]*role="status")'),
    field: classOf('<div [^>]*>(?=<label [^>]*for="contact-name")'),
    control: classOf('<input [^>]*id="contact-name"[^>]*>'),
    textarea: classOf('<textarea [^>]*id="contact-message"[^>]*>'),
  };
}
