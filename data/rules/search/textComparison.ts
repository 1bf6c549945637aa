import MiniSearch, { type SearchResult } from 'minisearch';
import { stems } from './stems.ts';
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
  // Texts share most of their words, so that each stem is looked up once for all of them.
  const known = new Map<string, readonly SearchResult[]>();
  const scoresOf = (stem: string) => {
    const found = known.get(stem) ?? index.search({ queries: [stem] });
    known.set(stem, found);
    return found;
  };
  return (parts) => {
    const scores = new Float64Array(documents.length);
    const matched = new Uint32Array(documents.length);
    // A stem counts once, however many words of the text have it.
    for (const stem of new Set(parts.flatMap(stems)))
      for (const { id, score } of scoresOf(stem)) {
        scores[id] = (scores[id] as number) + score;
        matched[id] = (matched[id] as number) + 1;
      }
    // As the index scores a query of many words: the sum of their scores, times how many of them were found.
    return Array.from(scores, (score, id) => score * (matched[id] as number));
  };
}
