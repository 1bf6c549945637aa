const ascii = /^[\x20-\x7e]*$/;

/** A text as comparisons see it: lower case, without accents, apostrophes and surrounding white space. */
export function normalizeText(text: string): string {
  // Most texts are ASCII, where the slower Unicode normalization has nothing to do.
  if (ascii.test(text)) return text.toLowerCase().replaceAll("'", '').trim();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .trim();
}
