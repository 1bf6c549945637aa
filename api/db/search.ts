import { type RawBuilder, sql } from 'kysely';

/**
 * A text as searches compare it: without capitals, accents and apostrophes, which phones, keyboards and people write in
 * different ways. SQLite calls it by the name `fold`; the function of that name in a PostgreSQL does the same (migration 001).
 */
export function foldText(text: string): string {
  const plain = text.replace(apostrophes, '');
  // Most texts, for which this is a fifth of the work.
  if (isAscii.test(plain)) return plain.toLowerCase();
  return plain
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
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ...Object.fromEntries([...'‐‑‒–—―−'].map((dash) => [dash, '-'])),
};

/** A telephone number without what people write between its digits. */
export const digitsOf = (column: string): RawBuilder<string> =>
  [' ', '-', '(', ')', '.', '/', '+'].reduce<RawBuilder<string>>(
    (text, between) => sql<string>`replace(${text}, ${between}, '')`,
    sql.ref(column),
  );

/** Whether one of some columns contains a text, however capitals, accents and apostrophes are written. */
export const like = (columns: readonly string[], text: string): RawBuilder<boolean> => {
  // A line's end keeps a word from beginning in one column and ending in the next.
  const all = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || '\n' || `,
  );
  return sql<boolean>`fold(${all}) like fold(${`%${text.replace(/[\\%_]/g, '\\$&')}%`}) escape '\\'`;
};

/** A word or a telephone number that is looked for. */
export interface SearchTerm {
  text: string;
  /** Digits, where it may be a part of a telephone number. */
  digits?: string;
}

/** A telephone number however it is written, and no part of a longer word. */
const numbers = /(?<![\w-])[+(]{0,2}\d[\d\s().+/-]{5,}\d(?![\w-])/g;
const maxTerms = 8;

/** What a search looks for: words, all of which have to be found, and telephone numbers as one term each. */
export function searchTerms(search: string): SearchTerm[] {
  const terms: SearchTerm[] = [];
  const rest = search.replace(numbers, (text) => {
    terms.push({ text, digits: nationalDigits(text) });
    return ' ';
  });
  for (const text of rest.split(/\s+/).filter(Boolean))
    terms.push(/^[\d().+/-]{3,}$/.test(text) && /\d{3}/.test(text) ? { text, digits: nationalDigits(text) } : { text });
  return terms.slice(0, maxTerms);
}

/** Without what not everybody writes: the country code of North America, or the zeros before another. */
export const nationalDigits = (text: string) =>
  text
    .replace(/\D/g, '')
    .replace(/^00/, '')
    .replace(/^1(?=\d{10}$)/, '');
