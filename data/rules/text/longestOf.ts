/** The longest of some texts, the first of equals; empty where there are none. */
export const longestOf = (texts: readonly string[]): string =>
  texts.reduce((best, text) => (text.length > best.length ? text : best), '');
