import { words } from '../../../../data/search/words.ts';
import { stem } from './stem.ts';
import { stopWords } from './stopWords.ts';

export interface Passage {
  /** Counts three times. */
  title: string;
  text: string;
  /** Multiplies its score. */
  weight: number;
}

export interface Ranked<P extends Passage> {
  passage: P;
  score: number;
  /** From 0 to 1: how much of what the question is about the passage speaks of, rare words counting more. */
  coverage: number;
  /** How much of that stands in its title. */
  inTitle: number;
}

export interface Ranking<P extends Passage> {
  /** The best passages for a question, best first; none where it has no word that any of them holds. */
  find(question: string, most: number): Ranked<P>[];
  /** Whether any passage holds the word. */
  knows(word: string): boolean;
}

const k1 = 1.2;
const b = 0.6;
const titleWeight = 3;
/** Words of a question that are looked up; the rest of a very long one says nothing new. */
const mostWords = 60;

/** Words that visitors and the site's texts use for one thing. */
const sameAs: Record<string, string> = { mac: 'macos', macs: 'macos', macbook: 'macos', macbooks: 'macos', license: 'licence', licenses: 'licences', telephone: 'phone', telephones: 'phones', hackers: 'attacker', hacker: 'attacker', gst: 'tax', hst: 'tax', pst: 'tax', taxes: 'tax', licensing: 'licence', awareness: 'training', pen: 'penetration', pentest: 'penetration', pentesting: 'penetration', iphones: 'iphone', cellphones: 'phones', cellphone: 'phone', pc: 'computer', pcs: 'computer', o365: '365', workers: 'staff', employees: 'staff' };

/** The words that a text is about, without endings. */
export function topicWords(text: string): string[] {
  return words(text.replace(/\be-?mail/gi, 'mail')).filter((word) => !stopWords.has(word)).map((word) => stem(sameAs[word] ?? word));
}

/** Ranks passages by BM25. Unlike a search, a question need not find each of its words in one passage; `coverage` says how many it did. */
export function makeRanking<P extends Passage>(passages: readonly P[]): Ranking<P> {
  const postings = new Map<string, { place: number; count: number; inTitle: boolean }[]>();
  const lengths = passages.map(({ title, text }, place) => {
    const counts = new Map<string, { count: number; inTitle: boolean }>();
    let length = 0;
    const add = (word: string, weight: number, inTitle: boolean) => {
      const known = counts.get(word);
      if (known) known.count += weight;
      else counts.set(word, { count: weight, inTitle });
      length += 1;
    };
    for (const word of topicWords(title)) add(word, titleWeight, true);
    for (const word of topicWords(text)) add(word, 1, false);
    for (const [word, { count, inTitle }] of counts) {
      const list = postings.get(word) ?? [];
      list.push({ place, count, inTitle });
      postings.set(word, list);
    }
    return length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, passages.length);
  const rarity = (found: number) => Math.log(1 + (passages.length - found + 0.5) / (found + 0.5));

  return {
    knows: (word) => postings.has(stem(word)),
    find(question, most) {
      const wanted = [...new Set(topicWords(question))].slice(0, mostWords);
      const scores = new Map<number, { score: number; covered: number; inTitle: number }>();
      let whole = 0;
      for (const word of wanted) {
        const list = postings.get(word) ?? [];
        const weight = rarity(list.length);
        whole += weight;
        for (const { place, count, inTitle } of list) {
          const known = scores.get(place) ?? { score: 0, covered: 0, inTitle: 0 };
          known.score += (weight * count * (k1 + 1)) / (count + k1 * (1 - b + (b * (lengths[place] ?? 0)) / average));
          known.covered += weight;
          if (inTitle) known.inTitle += weight;
          scores.set(place, known);
        }
      }
      if (whole === 0) return [];
      return [...scores]
        .map(([place, { score, covered, inTitle }]) => {
          const passage = passages[place] as P;
          return { passage, place, score: score * passage.weight * (0.4 + covered / whole), coverage: covered / whole, inTitle: inTitle / whole };
        })
        .sort((a, z) => z.score - a.score || a.place - z.place)
        .slice(0, most);
    },
  };
}
