const plain = /^[\x20-\x7e]*$/;

/** A text as comparisons see it: lower case, without accents, apostrophes or white space at its ends. */
export function fold(text: string): string {
  // Most texts are plain: what they lack need not be looked for.
  if (plain.test(text)) return text.toLowerCase().replaceAll("'", '').trim();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .trim();
}
