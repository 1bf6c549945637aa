import { escapeHtml } from '../../data/rules/text/escapeHtml.ts';
import type { SharedStyles } from './sharedStyles.ts';

type Part = Exclude<keyof SharedStyles, 'styles'>;
/** The `class` attribute of a part, with a space before it. */
export type ClassOf = (part: Part) => string;

interface PlainPage {
  /** BCP 47 tag of the language. */
  locale: string;
  heading: string;
  /** The document's title where it is not the heading alone. */
  title?: string;
  /** Whether search engines follow its links; they never list it. */
  follow: boolean;
  /** Styles of the built pages; undefined where no site is built. */
  sharedStyles: SharedStyles | undefined;
  /** The HTML after the heading. */
  body: (classOf: ClassOf) => string;
}

/** A page of the service itself: without scripts, in the styles of the built pages. */
export function plainPage({ locale, heading, title = heading, follow, sharedStyles, body }: PlainPage): string {
  const classOf: ClassOf = (part) => (sharedStyles?.[part] ? ` class="${escapeHtml(sharedStyles[part])}"` : '');
  return (
    `<!DOCTYPE html>\n<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, ${follow ? 'follow' : 'nofollow'}"><meta name="color-scheme" content="light dark">` +
    `<title>${escapeHtml(title)}</title>` +
    `${(sharedStyles?.styles ?? []).map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')}</head>` +
    `<body><main><section${classOf('section')}><div${classOf('inner')}><h1>${escapeHtml(heading)}</h1>${body(classOf)}</div></section></main></body></html>\n`
  );
}

/** Facts as labels with their values. */
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
