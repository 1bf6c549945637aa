import MiniSearch from 'minisearch';
import { editDistance } from '../text/editDistance.ts';
import { stem } from './stem.ts';
import { words } from './words.ts';

/** A question with further wordings. */
interface Worded {
  question: string;
  wordings: readonly string[];
  /** Set on what counts for less than the others. */
  isSecondary?: boolean;
  /** The record that several cards are about: between those of one record the best is taken. */
  record?: string;
}

export interface QuestionIndex<Card> {
  /** The card with this question, word for word, whatever sign ends it. */
  asked(text: string): Card | undefined;
  /**
   * The card that a text asks for, where the search is sure of it.
   * @param fewest words that say something, below which it never is
   * @param apartFrom a card that is left out
   */
  sure(text: string, fewest?: number, apartFrom?: Card): Card | undefined;
  /**
   * What a short text asks for after a card: the cards that have its words, the more the nearer to what was spoken of.
   * @param isLinked whether a card belongs to the one before
   */
  after(text: string, before: Card, isLinked: (card: Card) => boolean): { sure?: Card | undefined; near: Card[] };
  /** The nearest card that has every word of a text that says something. */
  holding(text: string): Card | undefined;
  /** How many of a text's words say something by themselves. */
  weigh(text: string): number;
  /** The cards nearest to a text, best first; none where it has no word of theirs that counts. */
  near(text: string, most: number): Card[];
}

/**
 * Found by trying on questions that no card has: the score that the best card must reach to be the answer, and how far the next
 * must be below it; what words of all cards count beside those of one wording, function words beside others, a secondary card and
 * one that a record makes beside one that was written.
 */
const tuned = {
  /** What wording and question must have in common by themselves, and what a card must reach to be offered at all. */
  alike: 0.42,
  offered: 0.3,
  /** How much of a text a card must have to be offered. */
  offeredCovered: 0.4,

  least: 0.6,
  covered: 0.7,
  ahead: 0.08,
  /** What the only card that could be offered must have of the text. */
  alone: 0.5,
  /** What is nearly the wording of a card is it, with a single word that says something or with another card close behind. */
  same: { alike: 0.7, covered: 0.9, ahead: 0.08 },
  wholeCard: 0.6,
  functionWords: 0.3,
  secondary: 0.6,
  ofRecord: 0.85,
  rarity: 1,
  /** After a card: what its subject counts beside the words of the text, a card that belongs to it, and what is sure. */
  after: { subject: 0.6, linked: 0.35, covered: 0.7, related: 0.3, ahead: 0.12 },
} as const;
/** Misspelled words of so many letters are still found. */
const fuzzyFrom = 6;
/** Whether a word, or one that it was probably meant to be, is among others. */
const isAmong = (word: string, others: ReadonlySet<string>): boolean =>
  others.has(word) || [...others].some((one) => isMisspelled(word, one));
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
    const all = words(text);
    const terms = new Set<string>();
    for (let at = 0; at < all.length; ) {
      let length = Math.min(mostOfSynonym, all.length - at);
      while (length > 1 && !canonical.has(keyOf(all.slice(at, at + length)))) length -= 1;
      const key = keyOf(all.slice(at, at + length));
      terms.add(canonical.get(key) ?? key);
      at += length;
    }
    return [...terms].filter((term) => term.length > 1);
  };
}

/** A question in lower case without the signs at its end; a loop, because a pattern takes quadratic time for many signs. */
function bare(text: string): string {
  const trimmed = text.trim().toLowerCase();
  let end = trimmed.length;
  while (end > 0 && ' .?!'.includes(trimmed[end - 1] ?? '')) end -= 1;
  return trimmed.slice(0, end);
}

/** How heavy words are together: each as it is rare, and one that no card has as one of a single card. */
function makeWeights(cards: readonly ReadonlySet<string>[], stops: ReadonlySet<string>) {
  const cardsWith = new Map<string, number>();
  for (const own of cards) for (const term of own) cardsWith.set(term, (cardsWith.get(term) ?? 0) + 1);
  const weight = (term: string) =>
    (stops.has(term) ? tuned.functionWords : 1) *
    Math.log(1 + cards.length / (cardsWith.get(term) ?? 1)) ** tuned.rarity;
  return (all: readonly string[]): number => all.reduce((sum, term) => sum + weight(term), 0);
}

/**
 * Finds the card whose question or wording is most alike a text: by the share of their words that they have in common, each as
 * heavy as it is rare.
 * @param frequent words without significance for a question
 * @param synonyms groups of words with one meaning; the first stands for all
 */
export function makeQuestionIndex<Card extends Worded>(
  cards: readonly Card[],
  frequent: ReadonlySet<string>,
  synonyms: readonly (readonly string[])[],
): QuestionIndex<Card> {
  const stops = new Set([...frequent].map(stem));
  const terms = makeTerms(synonyms);
  const documents = cards.flatMap((card, of) =>
    [card.question, ...card.wordings].map((text) => ({ of, text, own: terms(text) })),
  );
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: { combineWith: 'OR', fuzzy: (term) => (term.length >= fuzzyFrom ? 1 : false) },
  });
  index.addAll(documents.map(({ text }, id) => ({ id, text })));
  const termsOf: ReadonlySet<string>[] = cards.map(
    ({ question, wordings }) => new Set(terms([question, ...wordings].join(' '))),
  );
  const weightOf = makeWeights(termsOf, stops);
  const weights = documents.map(({ own }) => weightOf(own));
  const byQuestion = new Map(cards.map((card) => [bare(card.question), card]));
  const keyOf = (all: readonly string[]) => all.toSorted().join(' ');
  const byWording = new Map(documents.toReversed().map(({ of, own }) => [keyOf(own), cards[of] as Card]));

  /** The best wording of each card, best card first. */
  function ranked(text: string): { card: Card; of: number; score: number; alike: number }[] {
    const query = terms(text);
    if (query.every((term) => stops.has(term))) return [];
    const total = weightOf(query);
    const best = new Map<number, { score: number; alike: number }>();
    for (const { id, queryTerms, match } of index.search(query.join(' '), { tokenize: (stems) => stems.split(' ') })) {
      const of = documents[id as number]?.of ?? 0;
      const shared = weightOf(queryTerms) + weightOf(Object.keys(match));
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

  /** The words of a text that say something; a number says it with another word only. */
  const saidIn = (text: string) => terms(text).filter((term) => !stops.has(term) && !/^\d+$/.test(term));
  /** How much of what a text says a card has. */
  const coveredBy = (said: readonly string[], of: number) =>
    weightOf(said.filter((term) => isAmong(term, termsOf[of] ?? new Set()))) / (weightOf(said) || 1);
  const isOffered = (said: readonly string[], of: number, score: number) =>
    score >= tuned.offered && coveredBy(said, of) >= tuned.offeredCovered;

  return {
    asked: (text) => byQuestion.get(bare(text)),
    sure(text, fewest = 2, apartFrom) {
      const same = byWording.get(keyOf(terms(text)));
      if (same) return same;
      const [first, ...others] = ranked(text).filter(({ card }) => card !== apartFrom);
      const next = others.find(({ card }) => !card.record || card.record !== first?.card.record);
      const said = saidIn(text);
      if (!first) return undefined;
      const covered = coveredBy(said, first.of);
      const ahead = first.score - (next?.score ?? 0);
      const isAlone = others.every(({ of, score }) => !isOffered(said, of, score));
      const isClear = first.alike >= tuned.alike && covered >= tuned.covered && first.score >= tuned.least;
      const isSame = first.alike >= tuned.same.alike && covered >= tuned.same.covered;
      const isSure =
        (isClear && said.length >= fewest && ahead >= tuned.ahead) ||
        (isAlone && said.length >= fewest && covered >= tuned.alone) ||
        (isSame && ahead >= (said.length >= fewest ? tuned.same.ahead : tuned.ahead));
      return isSure ? first.card : undefined;
    },
    after(text, before, isLinked) {
      const said = saidIn(text);
      const spoken = saidIn(before.question);
      const subject = weightOf(spoken) || 1;
      const own = new Map(ranked(text).map(({ of, score }) => [of, score]));
      const all = cards
        .map((card, of) => {
          const shared = weightOf(spoken.filter((term) => termsOf[of]?.has(term))) / subject;
          const related = shared + (isLinked(card) ? tuned.after.linked : 0);
          const covered = said.length > 0 ? coveredBy(said, of) : 0;
          return { card, related, covered, total: (own.get(of) ?? 0) + tuned.after.subject * related };
        })
        .filter(({ covered, related }) => covered >= tuned.offeredCovered && related > 0)
        .toSorted((a, b) => b.total - a.total);
      const others = all.filter(({ card }) => card !== before);
      // The same card once more only where no other has the words.
      const [first, ...rest] = others.some(({ covered }) => covered >= tuned.after.covered) ? others : all;
      const next = rest.find(({ card }) => !card.record || card.record !== first?.card.record);
      const isSure =
        first !== undefined &&
        first.covered >= tuned.after.covered &&
        (next ? first.related >= tuned.after.related : said.length > 0) &&
        first.total - (next?.total ?? 0) >= tuned.after.ahead;
      return { sure: isSure ? first.card : undefined, near: others.map(({ card }) => card) };
    },
    holding(text) {
      const said = saidIn(text);
      return ranked(text).find(({ of }) => said.every((term) => isAmong(term, termsOf[of] ?? new Set())))?.card;
    },
    weigh: (text) => saidIn(text).length,
    near: (text, most) =>
      ranked(text)
        .filter(({ of, score }) => isOffered(saidIn(text), of, score))
        .slice(0, most)
        .map(({ card }) => card),
  };
}
