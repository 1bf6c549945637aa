const ascii = /^[\x20-\x7e]*$/;

/** A text normalized for comparison: lower case, without accents, apostrophes, invisible characters and surrounding white space. */
export function normalizeText(text: string): string {
  // Most texts are ASCII and do not need the slower Unicode normalization.
  if (ascii.test(text)) return text.toLowerCase().replaceAll("'", '').trim();
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}'’]/gu, '')
    .trim();
}
