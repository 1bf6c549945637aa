import { indexWords, joinHyphens, words } from './words.ts';

export interface SearchDocument {
  id: string;
  title: string;
  text: string;
  /** Multiplies the document's score; 1 by default. */
  boost?: number | undefined;
}

/** How much a word counts in a title, against 1 in the text. */
const titleWeight = 3;
/** How much a word counts that only begins with the query's word, against 1 for the word itself. */
const prefixWeight = 0.5;
/** The usual constants of BM25: how soon repetition stops counting, and how far long documents are held back. */
const k1 = 1.2;
const b = 0.75;

/**
 * Makes a ranked search over documents: every word of the query has to begin a word of the title or the text. The best
 * match comes first (BM25 with a weight on titles), equal ones in the given order. A query without words finds everything
 * in the given order.
 */
export function makeSearchIndex<D extends SearchDocument>(documents: readonly D[]): (query: string) => D[] {
  /** Word → place of a document in the list → weighted count. */
  const postings = new Map<string, Map<number, number>>();
  const lengths = documents.map(({ title, text }, place) => {
    const inTitle = indexWords(title);
    const inText = indexWords(text);
    for (const word of inTitle) count(word, place, titleWeight);
    for (const word of inText) count(word, place, 1);
    return inTitle.length + inText.length;
  });
  const averageLength = lengths.reduce((total, length) => total + length, 0) / documents.length;
  const vocabulary = [...postings.keys()].sort();

  function count(word: string, place: number, weight: number): void {
    const counts = postings.get(word) ?? new Map<number, number>();
    postings.set(word, counts.set(place, (counts.get(place) ?? 0) + weight));
  }

  function scoresOfWord(prefix: string): Map<number, number> {
    const counts = new Map<number, number>();
    for (let at = firstNotBefore(vocabulary, prefix); vocabulary[at]?.startsWith(prefix); at++) {
      const word = vocabulary[at] as string;
      const weight = word === prefix ? 1 : prefixWeight;
      for (const [place, found] of postings.get(word) ?? [])
        counts.set(place, (counts.get(place) ?? 0) + found * weight);
    }
    const rarity = Math.log(1 + (documents.length - counts.size + 0.5) / (counts.size + 0.5));
    const score = (found: number, length: number) =>
      (rarity * found * (k1 + 1)) / (found + k1 * (1 - b + (b * length) / averageLength));
    return new Map([...counts].map(([place, found]) => [place, score(found, lengths[place] ?? 0)]));
  }

  return (query) => {
    const wanted = unique(words(query));
    if (wanted.length === 0) return [...documents];
    const best = new Map<number, number>();
    for (const reading of [wanted, unique(words(joinHyphens(query)))]) {
      const [first = new Map<number, number>(), ...others] = reading.map(scoresOfWord);
      for (const [place, score] of first) {
        if (!others.every((scores) => scores.has(place))) continue;
        const total =
          others.reduce((sum, scores) => sum + (scores.get(place) ?? 0), score) * (documents[place]?.boost ?? 1);
        best.set(place, Math.max(best.get(place) ?? 0, total));
      }
    }
    return [...best]
      .sort(([a, scoreA], [z, scoreZ]) => scoreZ - scoreA || a - z)
      .map(([place]) => documents[place] as D);
  };
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

/** Place of the first entry of a sorted list that does not come before `value`. */
function firstNotBefore(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
