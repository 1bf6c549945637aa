import MiniSearch, { type Query } from 'minisearch';
import { stemmer } from 'stemmer';
import { indexWords, joinHyphens, words } from './words.ts';

/** A document of a text index. */
export interface IndexedText {
  title?: string;
  text: string;
  /** Multiplies the document's score; 1 by default. */
  boost?: number | undefined;
}

export interface TextIndex<D extends IndexedText> {
  /**
   * The documents that contain every word of the query, best match first, equal ones in the given order. A word is
   * contained where it begins a word of the title or the text, or has the same stem. A query without words returns every
   * document in the given order.
   */
  search(query: string): D[];
  /**
   * How much each document has in common with a text: BM25 scores in the order of the documents, 0 where they share no
   * stem. Scores of different texts cannot be compared with each other.
   */
  similarity(text: string): number[];
}

// Words and stems are fields of their own: a stem alone ("secur") would not be found by the beginning of its word
// ("securi"), and the word itself must rank before its other forms.
const wordFields = ['title', 'text'];
const stemFields = ['titleStems', 'textStems'];
// A hit in a title counts three times, one of another form of the word half.
const boost = { title: 3, text: 1, titleStems: 1.5, textStems: 0.5 };
// For similarity a word that a document repeats says more than one it has once: a high k keeps repetition counting, and
// no floor (d) rewards a document for having a word at all. Measured in docs/decisions/013-text-index.md.
const similarityBm25 = { k: 50, b: 0.7, d: 0 };

/** Makes an in-memory index of documents in English; words of other languages are found without their inflections. */
export function makeTextIndex<D extends IndexedText>(documents: readonly D[]): TextIndex<D> {
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: [...wordFields, ...stemFields],
    extractField: (document, field) =>
      field === 'id' ? document.id : field.startsWith('title') ? document.title : document.text,
    tokenize: (text, field) => (field && stemFields.includes(field) ? stems(text) : indexWords(text)),
    processTerm: (term) => term,
    searchOptions: { boost, boostDocument: (position) => documents[position]?.boost ?? 1 },
  });
  index.addAll(documents.map(({ title = '', text }, id) => ({ id, title, text })));

  return {
    search: (query) => {
      if (words(query).length === 0) return [...documents];
      // "e-mail" has to find "email", which is one word, as well as "e mail", which is two.
      const spellings = new Set([words(query).join(' '), words(joinHyphens(query)).join(' ')]);
      return index
        .search({ combineWith: 'OR', queries: [...spellings].map((spelling) => everyWord(spelling.split(' '))) })
        .toSorted((a, b) => b.score - a.score || a.id - b.id)
        .map(({ id }) => documents[id] as D);
    },
    similarity: (text) => {
      const scores = documents.map(() => 0);
      const query: Query = { combineWith: 'OR', queries: [...new Set(stems(text))] };
      for (const { id, score } of index.search(query, { fields: stemFields, bm25: similarityBm25 })) scores[id] = score;
      return scores;
    },
  };
}

function everyWord(wanted: readonly string[]): Query {
  return {
    combineWith: 'AND',
    queries: [...new Set(wanted)].map((word) => ({
      combineWith: 'OR',
      queries: [
        { fields: wordFields, prefix: true, queries: [word] },
        { fields: stemFields, queries: [stemmer(word)] },
      ],
    })),
  };
}

/** The stems of a text's words by Porter's algorithm: "restores", "restored" and "restoring" have one. */
function stems(text: string): string[] {
  return indexWords(text).map(stemmer);
}
