import MiniSearch from 'minisearch';
import { stem } from './stem.ts';
import { words } from './words.ts';

/** A question with further wordings. */
interface Worded {
  question: string;
  wordings: readonly string[];
}

export interface QuestionIndex<Card> {
  /** The card with this question, word for word, whatever sign ends it. */
  asked(text: string): Card | undefined;
  /** The card that a text asks for, where the search is sure of it. */
  sure(text: string): Card | undefined;
  /** How many of a text's words count. */
  weigh(text: string): number;
  /** The cards nearest to a text, best first; none where it has no word of theirs that counts. */
  near(text: string, most: number): Card[];
}

/** Share of the score of the best two cards that the best must have to be the answer. */
const leastShare = 0.6;
/** Share of a question's words, by their weight, that the best card must contain to be the answer. */
const leastCovered = 0.75;

/** A question without its case and without what ends it. By hand: `/[?!.]+$/` takes quadratic time where many such signs stand in the middle. */
function bare(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s?!.]/.test(text.charAt(end - 1))) end--;
  return text.slice(0, end).trimStart().toLowerCase();
}

/**
 * Finds the card whose question or wording is nearest to a text.
 * @param frequent words without significance for a question
 * @param synonyms groups of words with one meaning; the first stands for all
 */
export function makeQuestionIndex<Card extends Worded>(
  cards: readonly Card[],
  frequent: ReadonlySet<string>,
  synonyms: readonly (readonly string[])[],
): QuestionIndex<Card> {
  const canonical = new Map<string, string>();
  for (const [first = '', ...others] of synonyms)
    for (const other of others) if (!other.includes(' ')) canonical.set(stem(other), stem(first));
  const stops = new Set([...frequent].map(stem));
  const terms = (text: string) =>
    words(text)
      .map((word) => canonical.get(stem(word)) ?? stem(word))
      .filter((term) => !stops.has(term) && term.length > 1);
  const documents = cards.flatMap((card, of) => [card.question, ...card.wordings].map((text) => ({ of, text })));
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: terms,
    processTerm: (term) => term,
    searchOptions: { combineWith: 'OR' },
  });
  index.addAll(documents.map(({ text }, id) => ({ id, text })));
  const cardsWith = new Map<string, Set<number>>();
  for (const { of, text } of documents)
    for (const term of terms(text)) cardsWith.set(term, (cardsWith.get(term) ?? new Set()).add(of));
  const byQuestion = new Map(cards.map((card) => [bare(card.question), card]));
  /** A word that no card has weighs as much as one of a single card. */
  const weight = (term: string) => Math.log(1 + cards.length / Math.max(1, cardsWith.get(term)?.size ?? 1));

  /** The best wording of each card, best card first. */
  function ranked(text: string) {
    const query = [...new Set(terms(text))];
    const best = new Map<number, { score: number; covered: number }>();
    const total = query.reduce((sum, term) => sum + weight(term), 0);
    for (const { id, score, queryTerms } of query.length > 0 ? index.search(query.join(' ')) : []) {
      const of = documents[id as number]?.of ?? 0;
      const covered = queryTerms.reduce((sum, term) => sum + weight(term), 0) / total;
      if (score > (best.get(of)?.score ?? 0)) best.set(of, { score, covered });
    }
    return [...best]
      .toSorted(([, a], [, b]) => b.score - a.score)
      .map(([of, found]) => ({ card: cards[of] as Card, ...found }));
  }

  return {
    asked: (text) => byQuestion.get(bare(text)),
    sure(text) {
      const [first, second] = ranked(text);
      if (!first || first.covered < leastCovered) return undefined;
      return first.score / (first.score + (second?.score ?? 0)) >= leastShare ? first.card : undefined;
    },
    weigh: (text) => new Set(terms(text)).size,
    near: (text, most) =>
      ranked(text)
        .slice(0, most)
        .map(({ card }) => card),
  };
}
