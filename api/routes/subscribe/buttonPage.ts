import { escapeHtml } from '../../../data/text/escapeHtml.ts';
import type { SharedStyles } from '../../static/sharedStyles.ts';

interface ButtonPage {
  /** BCP 47 tag of the language. */
  locale: string;
  /** The provider's name. */
  name: string;
  title: string;
  /** One sentence on what the button does. */
  text: string;
  button: string;
  /** URL that the button posts to. */
  action: string;
  /** Styles shared with the service's own result pages; undefined where no site is built. */
  sharedStyles: SharedStyles | undefined;
}

/** A page with one button that posts, without scripts, so that it works in the browser of any mail client. */
export function buttonPage({ locale, name, title, text, button, action, sharedStyles }: ButtonPage): string {
  const classOf = (part: Exclude<keyof SharedStyles, 'styles'>) =>
    sharedStyles?.[part] ? ` class="${escapeHtml(sharedStyles[part])}"` : '';
  return (
    `<!DOCTYPE html>\n<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark"><title>${escapeHtml(`${title} | ${name}`)}</title>` +
    `${(sharedStyles?.styles ?? []).map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('')}</head>` +
    `<body><main><section${classOf('section')}><div${classOf('inner')}><h1>${escapeHtml(title)}</h1><p${classOf('lead')}>${escapeHtml(text)}</p>` +
    `<form method="post" action="${escapeHtml(action)}"><p${classOf('row')}><button ` +
    `type="submit"${classOf('button')}>${escapeHtml(button)}</button></p></form>` +
    `<p><a href="/">${escapeHtml(name)}</a></p></div></section></main></body></html>\n`
  );
}
