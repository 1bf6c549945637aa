import { makeRanking, type Worded } from './rankedQuestions.ts';
import { words } from './words.ts';

export interface QuestionIndex<Card> {
  /** The card with this question, word for word, whatever sign ends it. */
  asked(text: string): Card | undefined;
  /**
   * The card that a text asks for, where the search is sure of it.
   * @param fewest words that say something, below which it never is
   */
  sure(text: string, fewest?: number): Card | undefined;
  /**
   * What a short text asks for after a card: the cards that have its words, the more the nearer to what was asked before.
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

/** What the best card must reach to be the answer, found by trying on questions that no card has. */
const sureFrom = {
  /** How alike its best wording is, how much of the text it has, and its score. */
  clear: { alike: 0.42, covered: 0.7, score: 0.6 },
  /** The only card that could be offered. */
  alone: { covered: 0.6 },
  /** Nearly its wording, in so few words that a single one may say something. */
  same: { alike: 0.7, covered: 0.9, words: 4 },
  /** How far the next card is below it. */
  ahead: 0.08,
};

/** The same of a short text after a card, and what counts how much beside the words of the text. */
const afterCard = {
  /** The subject of the card before, a card that belongs to it, and one of another record. */
  subject: 0.6,
  linked: 0.35,
  other: -0.2,
  sureFrom: { covered: 0.7, related: 0.2, ahead: 0.12 },
};

/** A question in lower case without the signs at its end; a loop, because a pattern takes quadratic time for many signs. */
function bare(text: string): string {
  const trimmed = text.trim().toLowerCase();
  let end = trimmed.length;
  while (end > 0 && ' .?!'.includes(trimmed[end - 1] ?? '')) end -= 1;
  return trimmed.slice(0, end);
}

type Ranking<Card extends Worded> = ReturnType<typeof makeRanking<Card>>;

/** Finds the card that a text asks for. @param frequent and synonyms as for `makeRanking` */
export function makeQuestionIndex<Card extends Worded>(
  cards: readonly Card[],
  frequent: ReadonlySet<string>,
  synonyms: readonly (readonly string[])[],
): QuestionIndex<Card> {
  const ranking = makeRanking(cards, frequent, synonyms);
  const { ranked, matchOf } = ranking;
  const byQuestion = new Map(cards.map((card) => [bare(card.question), card]));

  return {
    asked: (text) => byQuestion.get(bare(text)),
    sure(text, fewest = 2) {
      const same = ranking.same(text);
      if (same) return same;
      const [first, ...others] = ranked(text);
      const next = others.find(({ card }) => !card.record || card.record !== first?.card.record);
      if (!first) return undefined;
      const match = matchOf(text);
      const { clear, alone, same: nearly } = sureFrom;
      const { alike, score } = first;
      const covered = match.coveredBy(first.position);
      const isAhead = score - (next?.score ?? 0) >= sureFrom.ahead;
      const saysEnough = match.words >= fewest;
      const isAlone = !first.card.isSecondary && others.every((one) => !match.isOffered(one));
      const isClear = alike >= clear.alike && covered >= clear.covered && score >= clear.score;
      // A single word says something by itself in a few words alone.
      const isBrief = saysEnough || words(text).length <= nearly.words;
      const isSame = isBrief && alike >= nearly.alike && covered >= nearly.covered;
      const isSure =
        (isClear && saysEnough && isAhead) ||
        (isAlone && covered >= alone.covered && (saysEnough || alike >= nearly.alike)) ||
        (isSame && isAhead);
      return isSure ? first.card : undefined;
    },
    after: (text, before, isLinked) => after(ranking, text, before, isLinked),
    holding(text) {
      const match = matchOf(text);
      return ranked(text).find(({ position }) => match.isWhollyIn(position))?.card;
    },
    weigh: (text) => ranking.significantIn(text).length,
    near(text, most) {
      const match = matchOf(text);
      return ranked(text)
        .filter(match.isOffered)
        .slice(0, most)
        .map(({ card }) => card);
    },
  };
}

/** The cards that have the words of a short text, the more the nearer to the card before. */
function after<Card extends Worded>(
  { ranked, weightOf, significantIn, matchOf, has }: Ranking<Card>,
  text: string,
  before: Card,
  isLinked: (card: Card) => boolean,
): { sure: Card | undefined; near: Card[] } {
  const match = matchOf(text);
  const earlier = significantIn(before.question);
  // What a subject is, its rare words tell: "include" is no subject, "migration" is.
  const subjectOf = (all: readonly string[]) => all.reduce((sum, term) => sum + weightOf([term]) ** 2, 0);
  const subject = subjectOf(earlier) || 1;
  const all = ranked(text)
    .map(({ card, position, score }) => {
      const shared = subjectOf(earlier.filter((term) => has(position, term))) / subject;
      const isOther = card.record !== undefined && card.record !== before.record;
      const related = shared + (isLinked(card) ? afterCard.linked : 0) + (isOther ? afterCard.other : 0);
      const covered = match.words > 0 ? match.coveredBy(position) : 0;
      return { card, position, related, covered, total: score + afterCard.subject * related };
    })
    .filter(({ position, related }) => match.words > 0 && match.isCoveredBy(position) && related > 0)
    .toSorted((a, b) => b.total - a.total);
  const others = all.filter(({ card }) => card !== before);
  // The same card once more only where no other has the words.
  const [first, ...rest] = others.some(({ covered }) => covered >= afterCard.sureFrom.covered) ? others : all;
  const next = rest.find(({ card }) => !card.record || card.record !== first?.card.record);
  const isSure =
    first !== undefined &&
    first.covered >= afterCard.sureFrom.covered &&
    (first.related >= afterCard.sureFrom.related || (next === undefined && match.words > 1)) &&
    first.total - (next?.total ?? 0) >= afterCard.sureFrom.ahead;
  return { sure: isSure ? first.card : undefined, near: others.map(({ card }) => card) };
}
