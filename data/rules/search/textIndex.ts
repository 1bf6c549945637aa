import MiniSearch, { type Query } from 'minisearch';
import { stemmer } from 'stemmer';
import { stems } from './stems.ts';
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
}

// Words and stems are fields of their own: a stem alone ("secur") would not be found by the beginning of its word
// ("securi"), and an exact word must rank before its other forms.
const wordFields = ['title', 'text'];
const stemFields = ['titleStems', 'textStems'];
// Boosts: a match in the title counts three times, a match of the stem alone half.
const boost = { title: 3, text: 1, titleStems: 1.5, textStems: 0.5 };

/** Maximum number of words of a query that rank the documents, the longest first; all words have to be contained. */
const maxRanking = 8;
/** Shorter words rank only as whole words: nearly every document has a word that begins with them. */
const minPrefix = 3;

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
  let wordLists: WordList[] | undefined;

  return {
    search: (query) => {
      if (words(query).length === 0) return [...documents];
      wordLists ??= documents.map(({ title = '', text }) => makeWordList(`${title} ${text}`));
      const scores = new Map<number, number>();
      // The query "e-mail" must find "email", which is one word, and "e mail", which is two.
      for (const spelling of new Set([words(query).join(' '), words(joinHyphens(query)).join(' ')])) {
        const wanted = [...new Set(spelling.split(' '))];
        for (const [id, list] of wordLists.entries())
          if (wanted.every((word) => contains(list, word))) scores.set(id, scores.get(id) ?? 0);
        for (const { id, score } of index.search(ranking(wanted)))
          if (scores.has(id)) scores.set(id, (scores.get(id) ?? 0) + score);
      }
      return [...scores]
        .toSorted(([a, scoreOfA], [b, scoreOfB]) => scoreOfB - scoreOfA || a - b)
        .map(([id]) => documents[id] as D);
    },
  };
}

/** The query that scores documents by the words of a search. */
function ranking(wanted: readonly string[]): Query {
  return {
    combineWith: 'OR',
    queries: wanted
      .toSorted((a, b) => b.length - a.length)
      .slice(0, maxRanking)
      .map((word) => ({
        combineWith: 'OR',
        queries: [
          { fields: wordFields, prefix: word.length >= minPrefix, queries: [word] },
          { fields: stemFields, queries: [stemmer(word)] },
        ],
      })),
  };
}

/** The words of a document, to look up by prefix or by stem. */
interface WordList {
  sorted: readonly string[];
  stems: ReadonlySet<string>;
}

function makeWordList(text: string): WordList {
  return { sorted: [...new Set(indexWords(text))].sort(), stems: new Set(stems(text)) };
}

/** Whether a word begins a word of the document, or has the stem of one. */
function contains({ sorted, stems: known }: WordList, word: string): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return sorted[low]?.startsWith(word) === true || known.has(stemmer(word));
}
