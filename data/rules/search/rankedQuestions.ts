import MiniSearch from 'minisearch';
import { editDistance } from '../text/editDistance.ts';
import { stem } from './stem.ts';
import { words } from './words.ts';

/** A question with further wordings. */
export interface Worded {
  question: string;
  wordings: readonly string[];
  /** Set on what counts for less than the others. */
  isSecondary?: boolean;
  /** The record that several cards are about: between those of one record the best is taken. */
  record?: string;
}

/** What counts how much in a score, found by trying on questions that no card has. */
const counts = {
  /** A function word beside another. */
  functionWord: 0.3,
  /** The words that a card has in all its wordings, beside those of the best one. */
  wholeCard: 0.6,
  /** A secondary card, and one that a record makes, beside one that was written. */
  secondary: 0.6,
  ofRecord: 0.85,
};

/** What a card must reach to be offered, found in the same way: its score, and how much of the text it has or how many of its words. */
const offered = { score: 0.3, covered: 0.4, words: 2 };

/** Misspelled words of so many letters are still found. */
const fuzzyFrom = 6;
const isMisspelled = (word: string, known: string) =>
  word.length >= fuzzyFrom && editDistance(word, known, 1) !== undefined;

/** No synonym has more words. */
const maxSynonymWords = 3;

/** The stems of a text's words, each once, with the first of its synonyms in the place of each. */
function makeTerms(synonyms: readonly (readonly string[])[]) {
  const keyOf = (all: readonly string[]) => all.map(stem).join(' ');
  const canonical = new Map<string, string>();
  // A phrase has a meaning of its own too often to stand for a word, but for one that is written with a hyphen.
  for (const group of synonyms)
    for (const [at, one] of group.entries())
      if (at === 0 || !one.includes(' '))
        canonical.set(keyOf(words(one)), keyOf(words(group[0] ?? '')).replaceAll(' ', '-'));
  return (text: string): string[] => {
    const all = words(text.replace(/\b24\s?[/x]\s?7\b/gi, 'roundtheclock')).map(stem);
    const terms = new Set<string>();
    for (let at = 0; at < all.length; ) {
      let length = Math.min(maxSynonymWords, all.length - at);
      while (length > 1 && !canonical.has(all.slice(at, at + length).join(' '))) length -= 1;
      const key = all.slice(at, at + length).join(' ');
      terms.add(canonical.get(key) ?? key);
      at += length;
    }
    return [...terms].filter((term) => term.length > 1);
  };
}

/** How heavy words are together: each as it is rare, and one that no card has as one of a single card. */
function makeWeights(cards: readonly ReadonlySet<string>[], stops: ReadonlySet<string>) {
  const cardsWith = new Map<string, number>();
  for (const own of cards) for (const term of own) cardsWith.set(term, (cardsWith.get(term) ?? 0) + 1);
  const heavy = (count: number) => Math.log(1 + cards.length / count);
  const weights = new Map([...cardsWith].map(([term, count]) => [term, heavy(count)]));
  const unknown = heavy(1);
  const weight = (term: string) => (stops.has(term) ? counts.functionWord : 1) * (weights.get(term) ?? unknown);
  return (all: readonly string[]): number => all.reduce((sum, term) => sum + weight(term), 0);
}

/** Matches texts with cards. @param significantIn the words of a text that say something */
function makeMatcher(
  termsOf: readonly ReadonlySet<string>[],
  weightOf: (terms: readonly string[]) => number,
  significantIn: (text: string) => string[],
) {
  const all = new Set(termsOf.flatMap((own) => [...own]));
  /** The words that an unknown one probably is, misspelled. */
  const spelledLike = (term: string): readonly string[] =>
    all.has(term) || term.length < fuzzyFrom ? [] : [...all].filter((one) => isMisspelled(term, one));
  return (text: string) => {
    const terms = significantIn(text).map((term) => ({
      term,
      corrections: spelledLike(term),
      weight: weightOf([term]),
    }));
    const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const foundIn = (position: number) => {
      const own = termsOf[position];
      return terms.filter(({ term, corrections }) => own?.has(term) || corrections.some((one) => own?.has(one)));
    };
    const coveredBy = (position: number) => foundIn(position).reduce((sum, { weight }) => sum + weight, 0) / total;
    /** Whether a card has so much of it that it may be offered after another. */
    const isCoveredBy = (position: number): boolean => coveredBy(position) >= offered.covered;
    return {
      words: terms.length,
      /** How much of it a card has. */
      coveredBy,
      isCoveredBy,
      isWhollyIn: (position: number) => foundIn(position).length === terms.length,
      /** Whether a card may be offered. */
      isOffered: ({ position, score }: { position: number; score: number }): boolean =>
        score >= offered.score && (isCoveredBy(position) || foundIn(position).length >= offered.words),
    };
  };
}

/** A card with how well it fits a text, and how alike its best wording is. */
interface Ranked<Card> {
  card: Card;
  /** Among the cards. */
  position: number;
  score: number;
  alike: number;
}

/**
 * Ranks cards by how alike their question or a wording is to a text: by the share of their words that they have in common, each
 * as heavy as it is rare.
 * @param frequent words without significance for a question
 * @param synonyms groups of words with one meaning; the first stands for all
 */
export function makeRanking<Card extends Worded>(
  cards: readonly Card[],
  frequent: ReadonlySet<string>,
  synonyms: readonly (readonly string[])[],
) {
  const stops = new Set([...frequent].map(stem));
  const terms = makeTerms(synonyms);
  const documents = cards.flatMap((card, position) =>
    [card.question, ...card.wordings].map((text) => ({ position, own: new Set(terms(text)) })),
  );
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (all) => all.split(' '),
    processTerm: (term) => term,
    searchOptions: { combineWith: 'OR', fuzzy: (term) => (term.length >= fuzzyFrom ? 1 : false) },
  });
  index.addAll(documents.map(({ own }, id) => ({ id, text: [...own].join(' ') })));
  const ofCards = Map.groupBy(documents, ({ position }) => position);
  const termsOf = cards.map((_, position) => new Set((ofCards.get(position) ?? []).flatMap(({ own }) => [...own])));
  const weightOf = makeWeights(termsOf, stops);
  /** The words of a text that say something; a number says it with another word only. */
  const significantIn = (text: string) => terms(text).filter((term) => !stops.has(term) && !/^\d+$/.test(term));
  const weights = documents.map(({ own }) => weightOf([...own]));
  const keyOf = (all: readonly string[]) => all.toSorted().join(' ');
  const byWording = new Map(
    documents.toReversed().map(({ position, own }) => [keyOf([...own]), cards[position] as Card]),
  );

  /** The best wording of each card, best card first. */
  function ranked(text: string): Ranked<Card>[] {
    const query = terms(text);
    const said = query.filter((term) => !stops.has(term));
    if (said.length === 0) return [];
    const small = query.filter((term) => stops.has(term));
    const total = weightOf(query);
    const best = new Map<number, { score: number; alike: number }>();
    // Function words are in most cards: they count where another word is found.
    for (const { id, queryTerms, match } of index.search(said.join(' '))) {
      const { position = 0, own = new Set<string>() } = documents[id as number] ?? {};
      const shared =
        weightOf(queryTerms) + weightOf(Object.keys(match)) + 2 * weightOf(small.filter((term) => own.has(term)));
      const whole = weightOf(query.filter((term) => termsOf[position]?.has(term))) / total;
      const alike = shared / (total + (weights[id as number] ?? 0));
      const score =
        (alike + counts.wholeCard * whole) *
        (cards[position]?.isSecondary ? counts.secondary : cards[position]?.record ? counts.ofRecord : 1);
      if (score > (best.get(position)?.score ?? 0)) best.set(position, { score, alike });
    }
    return [...best]
      .toSorted(([, one], [, other]) => other.score - one.score)
      .map(([position, found]) => ({ card: cards[position] as Card, position, ...found }));
  }

  return {
    ranked,
    weightOf,
    significantIn,
    matchOf: makeMatcher(termsOf, weightOf, significantIn),
    /** The card that has a wording of the very same words. */
    same: (text: string): Card | undefined => byWording.get(keyOf(terms(text))),
    has: (position: number, term: string): boolean => termsOf[position]?.has(term) === true,
  };
}
