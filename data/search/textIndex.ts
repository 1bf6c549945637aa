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
// ("securi"), and an exact word must rank before its other forms.
const wordFields = ['title', 'text'];
const stemFields = ['titleStems', 'textStems'];
// Boosts: a match in the title counts three times, a match of the stem alone half.
const boost = { title: 3, text: 1, titleStems: 1.5, textStems: 0.5 };
// For similarity a word that a document repeats says more than one it has once: a high k keeps repetition counting, and
// no floor (d) rewards a document for having a word at all. Measured in docs/decisions/013-text-index.md.
const similarityBm25 = { k: 50, b: 0.7, d: 0 };

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
  // Texts share most of their words, so that each word is looked up once for all of them.
  const stemScores = new Map<string, StemScores>();
  const wordScores = new Map<string, StemScores>();
  const scoresOfWord = (word: string): StemScores => {
    const known = wordScores.get(word);
    if (known) return known;
    const stem = stemOf(word);
    const found =
      stemScores.get(stem) ?? scoresOf(index.search({ queries: [stem] }, { fields: stemFields, bm25: similarityBm25 }));
    stemScores.set(stem, found);
    wordScores.set(word, found);
    return found;
  };
  let comparison = 0;

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
    similarity: (text) => {
      const scores = new Float64Array(documents.length);
      const matched = new Uint32Array(documents.length);
      comparison += 1;
      for (const word of indexWords(text)) {
        const found = scoresOfWord(word);
        // A stem counts once, however many words of the text have it.
        if (found.countedIn === comparison) continue;
        found.countedIn = comparison;
        for (let at = 0; at < found.ids.length; at++) {
          const id = found.ids[at] as number;
          scores[id] = (scores[id] as number) + (found.scores[at] as number);
          matched[id] = (matched[id] as number) + 1;
        }
      }
      // As the index scores a query of many words: the sum of their scores, times how many of them were found.
      return Array.from(scores, (score, id) => score * (matched[id] as number));
    },
  };
}

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

/** Texts share most of their words, so that each word of the indexed and compared texts is stemmed once. */
const knownStems = new Map<string, string>();

/** The stem of a word by Porter's algorithm: "restores", "restored" and "restoring" have one. */
function stemOf(word: string): string {
  const known = knownStems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  knownStems.set(word, stem);
  return stem;
}

const stems = (text: string) => indexWords(text).map(stemOf);
