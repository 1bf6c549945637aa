import { escapeHtml } from '../../../data/rules/text/escapeHtml.ts';
import { plainPage } from '../../static/plainPage.ts';
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
  return plainPage({
    locale,
    heading: title,
    title: `${title} | ${name}`,
    follow: false,
    sharedStyles,
    body: (classOf) =>
      `<p${classOf('lead')}>${escapeHtml(text)}</p><form method="post" action="${escapeHtml(action)}"><p${classOf('row')}><button ` +
      `type="submit"${classOf('button')}>${escapeHtml(button)}</button></p></form><p><a href="/">${escapeHtml(name)}</a></p>`,
  });
}
