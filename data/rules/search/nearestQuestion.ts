import { makeRanking, tuned, type Worded } from './rankedQuestions.ts';
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
  const { ranked, saying } = ranking;
  const byQuestion = new Map(cards.map((card) => [bare(card.question), card]));

  return {
    asked: (text) => byQuestion.get(bare(text)),
    sure(text, fewest = 2) {
      const same = ranking.same(text);
      if (same) return same;
      const [first, ...others] = ranked(text);
      const next = others.find(({ card }) => !card.record || card.record !== first?.card.record);
      if (!first) return undefined;
      const said = saying(text);
      const covered = said.coveredBy(first.of);
      const ahead = first.score - (next?.score ?? 0);
      const isAlone = !first.card.isSecondary && others.every((one) => !said.isOffered(one));
      const isClear = first.alike >= tuned.alike && covered >= tuned.covered && first.score >= tuned.least;
      // A single word says something by itself in a few words alone.
      const isBrief = said.words >= fewest || words(text).length <= tuned.same.words;
      const isSame = isBrief && first.alike >= tuned.same.alike && covered >= tuned.same.covered;
      const isSure =
        (isClear && said.words >= fewest && ahead >= tuned.ahead) ||
        (isAlone && covered >= tuned.alone && (said.words >= fewest || first.alike >= tuned.same.alike)) ||
        (isSame && ahead >= (said.words >= fewest ? tuned.same.ahead : tuned.ahead));
      return isSure ? first.card : undefined;
    },
    after: (text, before, isLinked) => after(ranking, text, before, isLinked),
    holding(text) {
      const said = saying(text);
      return ranked(text).find(({ of }) => said.isWhollyIn(of))?.card;
    },
    weigh: (text) => ranking.saidIn(text).length,
    near(text, most) {
      const said = saying(text);
      return ranked(text)
        .filter(said.isOffered)
        .slice(0, most)
        .map(({ card }) => card);
    },
  };
}

/** The cards that have the words of a short text, the more the nearer to the card before. */
function after<Card extends Worded>(
  { ranked, weightOf, saidIn, saying, has }: Ranking<Card>,
  text: string,
  before: Card,
  isLinked: (card: Card) => boolean,
): { sure: Card | undefined; near: Card[] } {
  const said = saying(text);
  const spoken = saidIn(before.question);
  // What a subject is, its rare words tell: "include" is no subject, "migration" is.
  const subjectOf = (all: readonly string[]) => all.reduce((sum, term) => sum + weightOf([term]) ** 2, 0);
  const subject = subjectOf(spoken) || 1;
  const all = ranked(text)
    .map(({ card, of, score }) => {
      const shared = subjectOf(spoken.filter((term) => has(of, term))) / subject;
      const isOther = card.record !== undefined && card.record !== before.record;
      const related = shared + (isLinked(card) ? tuned.after.linked : 0) - (isOther ? tuned.after.other : 0);
      const covered = said.words > 0 ? said.coveredBy(of) : 0;
      return { card, related, covered, total: score + tuned.after.subject * related };
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
    (first.related >= tuned.after.related || (next === undefined && said.words > 1)) &&
    first.total - (next?.total ?? 0) >= tuned.after.ahead;
  return { sure: isSure ? first.card : undefined, near: others.map(({ card }) => card) };
}
