import { wordsOf } from './shingles.ts';

export interface Titled {
  path: string;
  title: string;
}

/** Pairs of pages whose titles differ by a single word. Names of records do not count: they tell pages apart. */
export function similarTitles(pages: readonly Titled[], names: readonly string[]): [Titled, Titled][] {
  const known = new Set(names.map((name) => wordsOf(name).join(' ')));
  const longest = Math.max(0, ...[...known].map((name) => name.split(' ').length));
  const found: [Titled, Titled][] = [];
  const seen = new Map<string, { page: Titled; words: string }>();
  for (const page of pages) {
    const { words, about } = withoutNames(wordsOf(page.title), known, longest);
    const own = { page, words: words.join(' ') };
    for (const gap of words.keys()) {
      const around = [...words.toSpliced(gap, 1, '_'), ...about].join(' ');
      const other = seen.get(around);
      if (!other) seen.set(around, own);
      else if (other.words !== own.words) found.push([other.page, page]);
    }
  }
  return found;
}

/** A title's words with an asterisk for each name, and the names: only titles with the same names are compared. */
function withoutNames(
  words: readonly string[],
  known: ReadonlySet<string>,
  longest: number,
): { words: string[]; about: string[] } {
  const rest: string[] = [];
  const about: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    while (length > 0 && !known.has(words.slice(at, at + length).join(' '))) length--;
    if (length > 0) about.push(words.slice(at, at + length).join(' '));
    rest.push(length > 0 ? '*' : (words[at] as string));
    at += Math.max(1, length);
  }
  return { words: rest, about };
}
