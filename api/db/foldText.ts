/**
 * A text as searches compare it: without capitals, accents and apostrophes, which phones, keyboards and people write in
 * different ways. SQLite calls it by the name `fold`; the function of that name in a PostgreSQL does the same (migration 014).
 */
export function foldText(text: string): string {
  // Most texts are ASCII alone, and a search folds each that is stored.
  if (isAscii.test(text)) return (/['`]/.test(text) ? text.replace(/['`]/g, '') : text).toLowerCase();
  return text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđðıħŧŋĸþß‐‑‒–—―−æœ]/g, (letter) => letters[letter] ?? letter);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII.
const isAscii = /^[\u0000-\u007f]*$/;
const apostrophes = /['`´‘’‚‛ʻʼʹ′＇]/g;
/** What has no decomposition, and the dashes. */
const letters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...Object.fromEntries([...'‐‑‒–—―−'].map((dash) => [dash, '-'])),
};
