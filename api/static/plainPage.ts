import type { Context } from 'koa';
import { escapeHtml } from '../../data/rules/text/escapeHtml.ts';
import type { BuiltSite } from './siteFiles.ts';

type Part = Exclude<keyof SharedStyles, 'head' | 'header' | 'footer'>;
/** The `class` attribute of a part, with a space before it. */
export type ClassOf = (part: Part) => string;

export interface PlainPage {
  locale: string;
  heading: string;
  /** The document's title where it is not the heading alone. */
  title?: string;
  /** Whether search engines follow its links; they never list it. */
  follow: boolean;
  /** The HTML after the heading. */
  body: (classOf: ClassOf) => string;
}

/**
 * A page of the service itself, between the header and the footer of the built pages and in their styles. It has no script, so that
 * its header is always that of a scrolled page.
 */
export function plainPage(
  { locale, heading, title = heading, follow, body }: PlainPage,
  sharedStyles: SharedStyles | undefined,
): string {
  const classOf: ClassOf = (part) => (sharedStyles?.[part] ? ` class="${escapeHtml(sharedStyles[part])}"` : '');
  return (
    `<!DOCTYPE html>\n<html lang="${escapeHtml(locale)}" data-scrolled><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, ${follow ? 'follow' : 'nofollow'}"><meta name="color-scheme" content="light dark">` +
    `<title>${escapeHtml(title)}</title>${sharedStyles?.head ?? ''}</head>` +
    `<body>${sharedStyles?.header ?? ''}<main id="main"><section${classOf('section')}><div${classOf('inner')}>` +
    `<h1>${escapeHtml(heading)}</h1>${body(classOf)}</div></section></main>${sharedStyles?.footer ?? ''}</body></html>\n`
  );
}

export function factList(lines: readonly { label: string; value: string }[]): string {
  const items = lines.map(
    ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd><strong>${escapeHtml(value)}</strong></dd></div>`,
  );
  return items.length > 0 ? `<dl>${items.join('')}</dl>` : '';
}

interface PlainField {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  kind: 'control' | 'textarea';
  /** The HTML of the control. @param attributes its class, its id and what connects it with hint and error */
  control: (attributes: string) => string;
}

/** A control with its label, its hint and what is wrong with it. */
export function fieldHtml({ id, label, hint, error, kind, control }: PlainField, classOf: ClassOf): string {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    `<div${classOf('field')}><label for="${id}"><strong>${escapeHtml(label)}</strong></label>` +
    `${hint ? `<div id="${id}-hint">${escapeHtml(hint)}</div>` : ''}` +
    `${control(`${classOf(kind)} id="${id}"${described ? ` aria-describedby="${described}"` : ''}${error ? ' aria-invalid="true"' : ''}`)}` +
    `${error ? `<strong id="${id}-error">${escapeHtml(error)}</strong>` : ''}</div>`
  );
}

/** What the service's own pages share with the built ones: styles, class names, header and footer. */
export interface SharedStyles {
  /** HTML of the fonts, styles and icons. */
  head: string;
  /** HTML of what stands before the page's own part, the link that skips it included. */
  header: string;
  footer: string;
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

const ofHead =
  /<link rel="(?:preload|icon|apple-touch-icon|stylesheet)"[^>]*>|<meta name="theme-color"[^>]*>|<style[^>]*>[^<]*<\/style>/g;

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
    head: html.match(ofHead)?.join('') ?? '',
    header: /<a class="[^"]*" href="#main">.*?<\/header>/s.exec(html)?.[0] ?? '',
    footer: /<footer .*?<\/footer>/s.exec(html)?.[0] ?? '',
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

/** Answers with a page of the service's own. */
export async function sendPlainPage(ctx: Context, built: BuiltSite | undefined, page: PlainPage): Promise<void> {
  ctx.type = 'html';
  ctx.state.inlineStyles = await built?.file(modelPage)?.inlineStyles();
  ctx.body = plainPage(page, built && (await readSharedStyles(built)));
}
