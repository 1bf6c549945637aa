import MiniSearch from 'minisearch';
import { stemOf, stems } from './stems.ts';
import { indexWords } from './words.ts';

/** A document that texts are compared with. */
interface ComparedText {
  title?: string;
  text: string;
}

const boost = { title: 1.5, text: 0.5 };
// A word that a document repeats says more than one it has once: a high k keeps repetition counting, and no floor (d) rewards a
// document for having a word at all. Measured in docs/decisions/013-text-index.md.
const bm25 = { k: 50, b: 0.7, d: 0 };

/**
 * Makes a function that tells how much each document has in common with a text, given in parts: BM25 scores of their stems in the
 * order of the documents, 0 where they share none. Scores of different texts cannot be compared with each other.
 */
export function makeTextComparison(documents: readonly ComparedText[]): (parts: readonly string[]) => number[] {
  const index = new MiniSearch<Required<ComparedText> & { id: number }>({
    fields: ['title', 'text'],
    // A query is a stem already.
    tokenize: (text, field) => (field ? stems(text) : indexWords(text)),
    processTerm: (term) => term,
    searchOptions: { boost, bm25 },
  });
  index.addAll(documents.map(({ title = '', text }, id) => ({ id, title, text })));
  // Texts share most of their words, so that each word is looked up once for all of them.
  const stemScores = new Map<string, StemScores>();
  const wordScores = new Map<string, StemScores>();
  const scoresOfWord = (word: string): StemScores => {
    const known = wordScores.get(word);
    if (known) return known;
    const stem = stemOf(word);
    const found = stemScores.get(stem) ?? scoresOf(index.search({ queries: [stem] }));
    stemScores.set(stem, found);
    wordScores.set(word, found);
    return found;
  };
  // Many texts have parts in common.
  const partScores = new Map<string, StemScores[]>();
  const scoresOfPart = (part: string): StemScores[] => {
    const known = partScores.get(part);
    if (known) return known;
    const found = [...new Set(indexWords(part).map(scoresOfWord))].filter(({ ids }) => ids.length > 0);
    if (partScores.size === maxKnownParts) partScores.clear();
    partScores.set(part, found);
    return found;
  };
  let comparison = 0;

  return (parts) => {
    const scores = new Float64Array(documents.length);
    const matched = new Uint32Array(documents.length);
    comparison += 1;
    for (const part of parts)
      for (const found of scoresOfPart(part)) {
        // A stem counts once, however many words of the text have it.
        if (found.countedIn === comparison) continue;
        found.countedIn = comparison;
        const { ids, scores: added } = found;
        for (let at = 0; at < ids.length; at++) {
          const id = ids[at] as number;
          scores[id] = (scores[id] as number) + (added[at] as number);
          matched[id] = (matched[id] as number) + 1;
        }
      }
    // As the index scores a query of many words: the sum of their scores, times how many of them were found.
    return Array.from(scores, (score, id) => score * (matched[id] as number));
  };
}

/** Some 300 bytes each. */
const maxKnownParts = 20_000;

/** The documents that have a stem, with their scores. */
interface StemScores {
  ids: Uint32Array;
  scores: Float64Array;
  /** The last comparison that it was counted in. */
  countedIn: number;
}

const scoresOf = (found: readonly { id: number; score: number }[]): StemScores => ({
  ids: Uint32Array.from(found, ({ id }) => id),
  scores: Float64Array.from(found, ({ score }) => score),
  countedIn: 0,
});
