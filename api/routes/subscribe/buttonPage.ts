interface ButtonPage {
  /** BCP 47 tag of the language. */
  locale: string;
  /** The provider's name. */
  name: string;
  title: string;
  /** One sentence on what the button does. */
  text: string;
  button: string;
  /** Where the button posts to. */
  action: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** A page that asks for one press of a button. It loads nothing, so that it works wherever a mail is read. */
export function buttonPage({ locale, name, title, text, button, action }: ButtonPage): string {
  return (
    `<!DOCTYPE html>\n<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex, nofollow"><meta name="color-scheme" content="light dark"><title>${escapeHtml(`${title} | ${name}`)}</title></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><form method="post" action="${escapeHtml(action)}"><p><button type="submit">${escapeHtml(button)}</button></p></form>` +
    `<p><a href="/">${escapeHtml(name)}</a></p></main></body></html>\n`
  );
}
