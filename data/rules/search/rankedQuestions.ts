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

/**
 * Found by trying on questions that no card has: the score that the best card must reach to be the answer, and how far the next
 * must be below it; what words of all cards count beside those of one wording, function words beside others, a secondary card and
 * one that a record makes beside one that was written.
 */
export const tuned = {
  /** What wording and question must have in common by themselves, and what a card must reach to be offered at all. */
  alike: 0.42,
  offered: 0.3,
  /** How much of a text a card must have to be offered. */
  offeredCovered: 0.4,
  /** Or so many of its words, in a long one. */
  offeredWords: 2,

  least: 0.6,
  covered: 0.7,
  ahead: 0.08,
  /** What the only card that could be offered must have of the text. */
  alone: 0.6,
  /** What is nearly the wording of a card is it, with a single word that says something or with another card close behind. */
  same: { alike: 0.7, covered: 0.9, ahead: 0.08, words: 4 },
  wholeCard: 0.6,
  functionWords: 0.3,
  secondary: 0.6,
  ofRecord: 0.85,
  rarity: 1,
  /** After a card: what its subject counts beside the words of the text, a card that belongs to it or to another record, and what is sure. */
  after: { subject: 0.6, linked: 0.35, other: 0.2, covered: 0.7, related: 0.2, ahead: 0.12 },
} as const;
/** Misspelled words of so many letters are still found. */
const fuzzyFrom = 6;
const isMisspelled = (word: string, meant: string) =>
  word.length >= fuzzyFrom && editDistance(word, meant, 1) !== undefined;

/** No synonym has more words. */
const mostOfSynonym = 3;

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
      let length = Math.min(mostOfSynonym, all.length - at);
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
  const heavy = (count: number) => Math.log(1 + cards.length / count) ** tuned.rarity;
  const weights = new Map([...cardsWith].map(([term, count]) => [term, heavy(count)]));
  const unknown = heavy(1);
  const weight = (term: string) => (stops.has(term) ? tuned.functionWords : 1) * (weights.get(term) ?? unknown);
  return (all: readonly string[]): number => all.reduce((sum, term) => sum + weight(term), 0);
}

/** What texts say, to be looked for in many cards. @param saidIn the words of a text that say something */
function makeSaying(
  termsOf: readonly ReadonlySet<string>[],
  weightOf: (terms: readonly string[]) => number,
  saidIn: (text: string) => string[],
) {
  const all = new Set(termsOf.flatMap((own) => [...own]));
  /** The words that an unknown one was probably meant to be. */
  const meantBy = (term: string): readonly string[] =>
    all.has(term) || term.length < fuzzyFrom ? [] : [...all].filter((one) => isMisspelled(term, one));
  return (text: string) => {
    const said = saidIn(text).map((term) => ({ term, meant: meantBy(term), weight: weightOf([term]) }));
    const total = said.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const foundIn = (of: number) => {
      const own = termsOf[of];
      return said.filter(({ term, meant }) => own?.has(term) || meant.some((one) => own?.has(one)));
    };
    const coveredBy = (of: number) => foundIn(of).reduce((sum, { weight }) => sum + weight, 0) / total;
    return {
      words: said.length,
      /** How much of it a card has. */
      coveredBy,
      isWhollyIn: (of: number) => foundIn(of).length === said.length,
      /** Whether a card has so much of it that it may be offered. */
      isOffered: ({ of, score }: { of: number; score: number }): boolean =>
        score >= tuned.offered && (coveredBy(of) >= tuned.offeredCovered || foundIn(of).length >= tuned.offeredWords),
    };
  };
}

/** A card with how well it fits a text, and how alike its best wording is. */
interface Ranked<Card> {
  card: Card;
  /** Its position among the cards. */
  of: number;
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
  const documents = cards.flatMap((card, of) =>
    [card.question, ...card.wordings].map((text) => ({ of, own: new Set(terms(text)) })),
  );
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (all) => all.split(' '),
    processTerm: (term) => term,
    searchOptions: { combineWith: 'OR', fuzzy: (term) => (term.length >= fuzzyFrom ? 1 : false) },
  });
  index.addAll(documents.map(({ own }, id) => ({ id, text: [...own].join(' ') })));
  const ofCards = Map.groupBy(documents, ({ of }) => of);
  const termsOf = cards.map((_, of) => new Set((ofCards.get(of) ?? []).flatMap(({ own }) => [...own])));
  const weightOf = makeWeights(termsOf, stops);
  /** The words of a text that say something; a number says it with another word only. */
  const saidIn = (text: string) => terms(text).filter((term) => !stops.has(term) && !/^\d+$/.test(term));
  const weights = documents.map(({ own }) => weightOf([...own]));
  const keyOf = (all: readonly string[]) => all.toSorted().join(' ');
  const byWording = new Map(documents.toReversed().map(({ of, own }) => [keyOf([...own]), cards[of] as Card]));

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
      const { of = 0, own = new Set<string>() } = documents[id as number] ?? {};
      const shared =
        weightOf(queryTerms) + weightOf(Object.keys(match)) + 2 * weightOf(small.filter((term) => own.has(term)));
      const whole = weightOf(query.filter((term) => termsOf[of]?.has(term))) / total;
      const alike = shared / (total + (weights[id as number] ?? 0));
      const score =
        (alike + tuned.wholeCard * whole) *
        (cards[of]?.isSecondary ? tuned.secondary : cards[of]?.record ? tuned.ofRecord : 1);
      if (score > (best.get(of)?.score ?? 0)) best.set(of, { score, alike });
    }
    return [...best]
      .toSorted(([, one], [, other]) => other.score - one.score)
      .map(([of, found]) => ({ card: cards[of] as Card, of, ...found }));
  }

  return {
    ranked,
    weightOf,
    saidIn,
    saying: makeSaying(termsOf, weightOf, saidIn),
    /** The card that has a wording of the very same words. */
    same: (text: string): Card | undefined => byWording.get(keyOf(terms(text))),
    has: (of: number, term: string): boolean => termsOf[of]?.has(term) === true,
  };
}
