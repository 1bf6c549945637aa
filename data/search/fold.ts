/** A text as comparisons see it: lower case, without accents, apostrophes or white space at its ends. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .trim();
}
