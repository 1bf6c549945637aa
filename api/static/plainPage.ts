import type { Context } from 'koa';
import type { ServicePart, ServiceParts } from '../../data/rules/files/serviceParts.ts';
import { escapeHtml } from '../../data/rules/text/escapeHtml.ts';
import type { BuiltSite } from './siteFiles.ts';

/** The `class` attribute of a part, with a space before it. */
export type ClassOf = (part: ServicePart) => string;

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
  parts: ServiceParts | undefined,
): string {
  const classOf: ClassOf = (part) => (parts ? ` class="${escapeHtml(parts.classes[part])}"` : '');
  return (
    `<!DOCTYPE html>\n<html lang="${escapeHtml(locale)}" data-scrolled><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, ${follow ? 'follow' : 'nofollow'}"><meta name="color-scheme" content="light dark">` +
    `<title>${escapeHtml(title)}</title>${parts?.head ?? ''}</head>` +
    `<body>${parts?.header ?? ''}<main id="main"><section${classOf('section')}><div${classOf('inner')}>` +
    `<h1>${escapeHtml(heading)}</h1>${body(classOf)}</div></section></main>${parts?.footer ?? ''}</body></html>\n`
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
  /** Those of the control, besides its class, its id and what connects it with hint and error. */
  attributes: string;
  /** What is in a `textarea`; without it the control is an `input`. */
  text?: string;
}

/** A control with its label, its hint and what is wrong with it. */
export function fieldHtml({ id, label, hint, error, attributes, text }: PlainField, classOf: ClassOf): string {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const connected = `id="${id}"${described ? ` aria-describedby="${described}"` : ''}${error ? ' aria-invalid="true"' : ''} ${attributes}`;
  return (
    `<div${classOf('field')}><label${classOf('label')} for="${id}">${escapeHtml(label)}</label>` +
    `${hint ? `<div id="${id}-hint">${escapeHtml(hint)}</div>` : ''}` +
    (text === undefined
      ? `<input${classOf('control')} ${connected}>`
      : `<textarea${classOf('textarea')} ${connected}>\n${escapeHtml(text)}</textarea>`) +
    `${error ? `<p${classOf('error')} id="${id}-error">${escapeHtml(error)}</p>` : ''}</div>`
  );
}

/** An input that no person sees: bots fill in every one. */
export const honeypot = (label: string): string =>
  `<p hidden><label for="website">${escapeHtml(label)}</label><input id="website" name="website" autocomplete="off"></p>`;

export const submitButton = (label: string, classOf: ClassOf): string =>
  `<p${classOf('row')}><button type="submit"${classOf('button')}>${escapeHtml(label)}</button></p>`;

/** Answers with a page of the service's own. */
export function sendPlainPage(ctx: Context, built: BuiltSite | undefined, page: PlainPage): void {
  const parts = built?.parts;
  ctx.type = 'html';
  ctx.state.inlineStyles = parts && [parts.styleHash];
  ctx.body = plainPage(page, parts);
}
