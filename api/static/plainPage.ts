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
  kind: 'control' | 'textarea';
  /** The HTML of the control. @param attributes its class, its id and what connects it with hint and error */
  control: (attributes: string) => string;
}

/** A control with its label, its hint and what is wrong with it. */
export function fieldHtml({ id, label, hint, error, kind, control }: PlainField, classOf: ClassOf): string {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    `<div${classOf('field')}><label${classOf('label')} for="${id}">${escapeHtml(label)}</label>` +
    `${hint ? `<div id="${id}-hint">${escapeHtml(hint)}</div>` : ''}` +
    `${control(`${classOf(kind)} id="${id}"${described ? ` aria-describedby="${described}"` : ''}${error ? ' aria-invalid="true"' : ''}`)}` +
    `${error ? `<p${classOf('error')} id="${id}-error">${escapeHtml(error)}</p>` : ''}</div>`
  );
}

/** Answers with a page of the service's own. */
export function sendPlainPage(ctx: Context, built: BuiltSite | undefined, page: PlainPage): void {
  const parts = built?.parts;
  ctx.type = 'html';
  ctx.state.inlineStyles = parts && [parts.styleHash];
  ctx.body = plainPage(page, parts);
}
