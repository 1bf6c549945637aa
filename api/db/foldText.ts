/**
 * A text as searches compare it: without capitals, accents and apostrophes, which phones, keyboards and people write in
 * different ways. SQLite calls it by the name `fold`; the function of that name in a PostgreSQL does the same (migration 014).
 */
export function foldText(text: string): string {
  // A search of several words folds each text for each of them.
  if (text !== last.text) {
    // What is not ASCII stands in short runs, few of which differ.
    const ascii = isAscii.test(text) ? text : text.replace(notAscii, foldRun);
    last = { text, folded: (/['`]/.test(ascii) ? ascii.replace(/['`]/g, '') : ascii).toLowerCase() };
  }
  return last.folded;
}

let last = { text: '', folded: '' };
const known = new Map<string, string>();
const mostKnown = 2000;

function foldRun(run: string): string {
  const before = known.get(run);
  if (before !== undefined) return before;
  const folded = run
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđðıħŧŋĸþß‐‑‒–—―−æœ]/g, (letter) => letters[letter] ?? letter);
  if (run.length <= 8 && known.size < mostKnown) known.set(run, folded);
  return folded;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII.
const isAscii = /^[\u0000-\u007f]*$/;
const notAscii = /[\u0080-\uffff]+/g;
const apostrophes = /['`´‘’‚‛ʻʼʹ′＇]/g;
/** What has no decomposition, and the dashes. */
const letters: Readonly<Record<string, string>> = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n', ĸ: 'k', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe' },
  ...Object.fromEntries([...'‐‑‒–—―−'].map((dash) => [dash, '-'])),
};
