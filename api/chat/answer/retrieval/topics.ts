import { words } from '../../../../data/search/words.ts';
import { addTo } from '../addTo.ts';
import { stem } from './stem.ts';
import { stopWords } from './stopWords.ts';

/** What texts and questions are about: their words without endings, each under the first name of what it is called. */
export interface Topics {
  of(text: string): string[];
  /** The same of words that are folded already. */
  ofWords(row: readonly string[]): string[];
}

/** `synonyms`: rows of words and phrases for one thing, the first of them the one it is looked up by. */
export function makeTopics(synonyms: readonly (readonly string[])[]): Topics {
  const names = new Map<string, string[]>();
  const phrases = new Map<string, { rest: string[]; name: string[] }[]>();
  const roots = (text: string) => words(text).map(stem);
  for (const [first = '', ...others] of synonyms) {
    const name = words(first)
      .filter((word) => !stopWords.has(word))
      .map(stem);
    for (const other of others) {
      const [head = '', ...rest] = roots(other);
      if (rest.length === 0) names.set(head, name);
      else addTo(phrases, head, { rest, name });
    }
  }

  // Where the first word of a row stands in another row it is called as that one is.
  const settled = (name: readonly string[]) => name.flatMap((part) => names.get(part) ?? part);
  for (const [word, name] of names) names.set(word, settled(name));
  for (const all of phrases.values()) for (const phrase of all) phrase.name = settled(phrase.name);

  function ofWords(row: readonly string[]): string[] {
    const topics: string[] = [];
    for (let at = 0; at < row.length; at++) {
      const root = stem(row[at] as string);
      const phrase = phrases
        .get(root)
        ?.find(({ rest }) =>
          rest.every(
            (part, index) => row[at + 1 + index] !== undefined && stem(row[at + 1 + index] as string) === part,
          ),
        );
      if (phrase) {
        topics.push(...phrase.name);
        at += phrase.rest.length;
        continue;
      }
      if (stopWords.has(row[at] as string)) continue;
      // "Windows 10" is not "10".
      if (/^\d+$/.test(root) && at > 0 && !/^\d/.test(row[at - 1] as string) && !stopWords.has(row[at - 1] as string))
        topics.push(`${stem(row[at - 1] as string)}_${root}`);
      const name = names.get(root);
      if (name) topics.push(...name);
      else topics.push(root);
    }
    return topics;
  }

  return { of: (text) => ofWords(words(text)), ofWords };
}
