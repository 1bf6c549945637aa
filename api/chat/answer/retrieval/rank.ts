import { stem } from './stem.ts';
import { commonWords } from '../../understand/commonWords.ts';
import { addTo } from '../addTo.ts';
import type { Topics } from './topics.ts';

export interface Passage {
  /** Counts three times. */
  title: string;
  text: string;
  /** Other ways to ask for it. */
  also?: readonly string[];
  /** What it belongs to: counts less, and makes no answer by itself. */
  context?: string;
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
  /** How much of its title the question names. */
  titleFit: number;
  /** How many words of the question that mean something by themselves it holds. */
  meaningful: number;
  /** How many of these are no words of every day. */
  special: number;
}

export interface Ranking<P extends Passage> {
  /** The best passages for a question, best first; none where it has no word that any of them holds. */
  find(question: string | readonly string[], most: number): Ranked<P>[];
  /** Whether any passage holds the topic. */
  knows(topic: string): boolean;
}

const k1 = 1.2;
const b = 0.6;
const titleWeight = 3;
const contextWeight = 0.5;
const alsoWeight = 1.5;
const alsoInTitle = 0.8;
const pairWeight = 0.5;
/** In a longer text two words stand side by side by chance. */
const mostPaired = 40;
const mostRemembered = 40;
/** Words of a question that are looked up; the rest of a very long one says nothing new. */
const mostWords = 40;

/** Words that say little without another. */
export const weakWords = new Set(
  (
    'team solution product information time day today work works number call people person user plan firm company office service support business thing way answer someone money new old good best first last year month week hour long big small rate free system hand ' +
    'name place run start end change check high low line point part problem issue use set happen possible sure able keep bring put come try offer provide include have handle manage deal cover kind mean give need ' +
    'january february march april may june july august september october november december monday tuesday wednesday thursday friday ' +
    'deliver collect present agree talk meet send announce inspect ' +
    'full real right always never still yet already now soon later next every each own same other main whole few several day date case fact reason idea client customer it tech computer'
  )
    .split(' ')
    .map(stem),
);
const everyday = new Set(commonWords.map(stem));

const pairOf = (a: number, b: number) => (a < b ? a * 65536 + b : b * 65536 + a);

/** How much of a word counts as spoken of where it stands only in another way to ask, or in what the passage belongs to. */
const spokenOf = { title: 1, also: 0.85, text: 1, context: contextWeight };

type Field = keyof typeof spokenOf;
interface Posting {
  place: number;
  count: number;
  field: Field;
}

/** Ranks passages by BM25; `read` gives the topics of their texts, where they have been read before, and `asked` those that their ways to ask have in common. Unlike a search, a question need not find each of its words in one passage; `coverage` says how many it did. */
export function makeRanking<P extends Passage>(
  passages: readonly P[],
  topics: Topics,
  read: (text: string) => readonly string[] = topics.of,
  asked: (ways: readonly string[]) => readonly string[] = () => [],
): Ranking<P> {
  const postings = new Map<string, Posting[]>();
  const lengths = new Float64Array(passages.length);
  const titles: string[][] = [];
  // Pairs of words by number: as texts they would be most of what the index weighs.
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => numbers.get(word) ?? numbers.set(word, numbers.size).size - 1;
  const pairs = new Map<number, number[]>();
  const addPairs = (row: readonly string[], place: number) => {
    for (let at = 1; at < row.length; at++) {
      const pair = pairOf(numberOf(row[at - 1] as string), numberOf(row[at] as string));
      if (pairs.get(pair)?.at(-1) !== place) addTo(pairs, pair, place);
    }
  };
  passages.forEach(({ title, text, also = [], context = '' }, place) => {
    const add = (word: string, weight: number, field: Field) => {
      if (field === 'text') lengths[place] = (lengths[place] ?? 0) + 1;
      const last = postings.get(word)?.at(-1);
      if (last?.place === place) {
        // However often a word stands in the ways to ask, it is asked for once.
        if (field === 'also') return;
        last.count += weight;
        if (field === 'text' && last.field === 'also') last.field = 'text';
      } else addTo(postings, word, { place, count: weight, field });
    };
    const ofTitle = read(title);
    const ofText = read(text);
    addPairs(ofTitle, place);
    if (ofText.length < mostPaired) addPairs(ofText, place);
    titles.push([...new Set(ofTitle)]);
    for (const word of ofTitle) add(word, titleWeight, 'title');
    for (const word of asked(also)) add(word, alsoWeight, 'also');
    for (const word of ofText) add(word, 1, 'text');
    for (const word of read(context)) add(word, contextWeight, 'context');
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, passages.length);
  const rarity = (found: number) => Math.log(1 + (passages.length - found + 0.5) / (found + 0.5));
  const typical = rarity(Math.max(1, passages.length / 60));
  const worth = new Map(
    [...postings].map(([word, list]) => [
      word,
      rarity(list.length) * (weakWords.has(word) ? 0.3 : /^\d{1,2}$/.test(word) ? 0.2 : 1),
    ]),
  );
  const weightOf = (word: string) =>
    worth.get(word) ?? (weakWords.has(word) ? 0.2 : everyday.has(word) ? 0.55 : /^\d+$/.test(word) ? 0.3 : 1) * typical;
  const titleWorths = titles.map((title) => title.reduce((sum, word) => sum + weightOf(word), 0));

  // One question at a time is ranked: what is counted for it is counted in the same place each time.
  const scores = new Float64Array(passages.length);
  const covered = new Float64Array(passages.length);
  const inTitles = new Float64Array(passages.length);
  const inAlso = new Float64Array(passages.length);
  const meaningfuls = new Uint8Array(passages.length);
  const specials = new Uint8Array(passages.length);

  // The same row of words is looked up by several: what was found for it is kept as long as the row is.
  const remembered = new WeakMap<readonly string[], Ranked<P>[]>();

  return {
    knows: (topic) => postings.has(topic),
    find(question, most) {
      if (typeof question === 'string') return search(question, most);
      const known = remembered.get(question) ?? search(question, mostRemembered);
      remembered.set(question, known);
      return most <= mostRemembered ? known.slice(0, most) : search(question, most);
    },
  };

  function search(question: string | readonly string[], most: number): Ranked<P>[] {
    const asked = typeof question === 'string' ? topics.of(question) : topics.ofWords(question);
    const wanted = [...new Set(asked)].slice(0, mostWords);
    const touched: number[] = [];
    let whole = 0;
    for (const word of wanted) {
      // Numbers count where the site names them too.
      if (/\d/.test(word) && !postings.has(word)) continue;
      const weight = weightOf(word);
      whole += weight;
      const special = everyday.has(word) ? 0 : 1;
      const meaningful = weakWords.has(word) || /^\d+$/.test(word) ? 0 : 1;
      for (const { place, count, field } of postings.get(word) ?? []) {
        if (scores[place] === 0) touched.push(place);
        scores[place] =
          (scores[place] as number) +
          (weight * count * (k1 + 1)) / (count + k1 * (1 - b + (b * (lengths[place] as number)) / average));
        covered[place] = (covered[place] as number) + weight * spokenOf[field];
        if (field === 'title') inTitles[place] = (inTitles[place] as number) + weight;
        else if (field === 'also') inAlso[place] = (inAlso[place] as number) + weight;
        if (meaningful && field !== 'context') {
          meaningfuls[place] = (meaningfuls[place] as number) + 1;
          specials[place] = (specials[place] as number) + special;
        }
      }
    }
    if (whole === 0) return [];
    // Two words side by side mean more than the two apart: "office move".
    for (let at = 1; at < asked.length && at < mostWords; at++) {
      const one = numbers.get(asked[at - 1] as string);
      const other = numbers.get(asked[at] as string);
      const places =
        one === undefined || other === undefined || one === other ? undefined : pairs.get(pairOf(one, other));
      if (!places) continue;
      const bonus = pairWeight * (weightOf(asked[at - 1] as string) + weightOf(asked[at] as string));
      for (const place of places) {
        scores[place] = (scores[place] as number) + bonus;
      }
    }
    const best: { place: number; score: number }[] = [];
    for (const place of touched) {
      const score =
        (scores[place] as number) * (passages[place] as P).weight * (0.25 + (covered[place] as number) / whole);
      if (best.length === most && score <= (best[most - 1] as { score: number }).score) continue;
      let at = best.length < most ? best.length : most - 1;
      for (; at > 0 && (best[at - 1] as { score: number }).score < score; at--)
        best[at] = best[at - 1] as { place: number; score: number };
      best[at] = { place, score };
    }
    const found = best.map(({ place, score }) => ({
      passage: passages[place] as P,
      score,
      coverage: (covered[place] as number) / whole,
      inTitle: ((inTitles[place] as number) + alsoInTitle * (inAlso[place] as number)) / whole,
      titleFit: (titleWorths[place] ?? 0) > 0 ? (inTitles[place] as number) / (titleWorths[place] as number) : 0,
      meaningful: meaningfuls[place] as number,
      special: specials[place] as number,
    }));
    for (const place of touched)
      scores[place] = covered[place] = inTitles[place] = inAlso[place] = meaningfuls[place] = specials[place] = 0;
    return found;
  }
}
