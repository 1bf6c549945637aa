import { faqAnswers } from '../../../data/facts/faqAnswers.ts';
import type { Site } from '../../../data/schema/site.ts';
import { words } from '../../../data/search/words.ts';
import { makeQuestionIndex } from '../../../data/search/nearestQuestion.ts';
import type { Answer } from '../reply.ts';
import type { Card } from '../card.ts';
import { recordCards } from './recordCards.ts';

export interface Cards {
  /** The card whose button was pressed. */
  asked(message: string): Card | undefined;
  byId(id: string | undefined): Card | undefined;
  /**
   * The card that a question asks for, where the search is sure.
   * @param options.last the card before, whose subject a short question may continue
   * @param options.fewest words that say something
   * @param options.pointsBack whether it speaks of what was said before, so that a short one says nothing by itself
   */
  sure(
    question: string,
    options?: { last?: Card | undefined; fewest?: number | undefined; pointsBack?: boolean },
  ): Card | undefined;
  /** The card of what plans hold that has every word. */
  feature(words: string): Card | undefined;
  /** The nearest cards, best first; those of a short question together with the question before. */
  near(question: string, most: number, before?: string): readonly Card[];
  answer(card: Card): Answer;
}

/** Asks what a word means. */
const definition = /^\W*(?:what(?:['’]?s|\s+is|\s+are|\s+does)|explain|define|meaning|definition)\b/i;
const asking: ReadonlySet<string> = new Set([
  'whats',
  'mean',
  'means',
  'explain',
  'define',
  'meaning',
  'definition',
  'term',
]);

/** No more of a text is looked up: a turn of any length would take processor time for each word. */
const mostCharacters = 400;
/** A follow-up of more significant words stands by itself. */
const mostOfFollowUp = 3;

/** All cards of a site, those of the data before those that records make. */
export function makeCards(site: Site, frequent: ReadonlySet<string>): Cards {
  const answers = faqAnswers(site);
  const own = site.assistant.cards.map(
    ({ answer, faq = '', ...card }): Card => ({ ...card, answer: answer ?? answers.get(faq) ?? '' }),
  );
  const taken = new Set(site.assistant.cards.flatMap(({ question, faq = question }) => [question, faq]));
  const all = [...own, ...recordCards(site).filter(({ question }) => !taken.has(question))];
  const byId = new Map(all.map((card) => [card.id, card]));
  const { synonyms } = site.assistant;
  const index = makeQuestionIndex(all, frequent, synonyms);
  const contentOf = (text: string) =>
    words(text)
      .filter((word) => !frequent.has(word) && !asking.has(word))
      .join(' ');
  const definitions = new Map(
    all
      .filter(({ subject }) => subject === 'terms')
      .flatMap((card) => card.wordings.map((name) => [contentOf(name), card])),
  );
  const bySubject = Map.groupBy(all, ({ subject }) => subject);
  const indexes = new Map<string, ReturnType<typeof makeQuestionIndex<Card>>>();
  const indexOf = (subject: string) => {
    const known = indexes.get(subject) ?? makeQuestionIndex(bySubject.get(subject) ?? [], frequent, synonyms);
    indexes.set(subject, known);
    return known;
  };

  return {
    asked: (message) => index.asked(message),
    byId: (id) => (id ? byId.get(id) : undefined),
    feature: (text) => indexOf('features').holding(text.slice(0, mostCharacters)),
    sure(asked, { last, fewest, pointsBack = false } = {}) {
      const question = asked.slice(0, mostCharacters);
      const defined = definitions.get(contentOf(question));
      if (defined && definition.test(question)) return defined;
      const isShort = index.weigh(question) <= mostOfFollowUp;
      if (last && isShort && !pointsBack) {
        // A single word asks something of a record that was just spoken of, and nothing of a whole field.
        const followUp = indexOf(last.subject).sure(question, last.record ? 1 : 2);
        if (followUp && followUp !== last) return followUp;
      }
      if (!isShort || !pointsBack) return index.sure(question, fewest);
      return last && index.sure(`${question} ${last.question}`, fewest, last);
    },
    near(asked, most, earlier = '') {
      const [question, before] = [asked.slice(0, mostCharacters), earlier.slice(0, mostCharacters)];
      const weight = index.weigh(question);
      const isShort = before !== '' && weight <= mostOfFollowUp;
      const together = isShort ? index.near(`${question} ${before}`, most) : [];
      const alone = weight > 0 ? index.near(question, most) : [];
      // A question of few words is one about what was said before, or a new one: both have their turn.
      const mixed = isShort
        ? [together[0], alone[0], together[1], alone[1], ...together].filter((card) => card !== undefined)
        : alone;
      return [...new Set(mixed)].slice(0, most);
    },
    answer: (card) => ({
      text: card.answer,
      links: card.links,
      suggestions: card.next.flatMap((id) => byId.get(id)?.question ?? []),
      askPerson: card.askPerson,
      cards: [card.id],
      state: { card: card.id },
      isEnglish: true,
    }),
  };
}
