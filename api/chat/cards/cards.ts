import { faqAnswers } from '../../../data/rules/facts/faqAnswers.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { words } from '../../../data/rules/search/words.ts';
import { makeQuestionIndex } from '../../../data/rules/search/nearestQuestion.ts';
import type { Answer } from '../reply.ts';
import type { Card } from '../card.ts';
import { recordCards } from './recordCards.ts';

/** The card that was answered last, and the visitor's message before. */
type Spoken = { last?: Card | undefined; before?: string | undefined };

export interface Cards {
  /** The card whose button was pressed. */
  asked(message: string): Card | undefined;
  byId(id: string | undefined): Card | undefined;
  /** The card that a question asks for by itself, where the search is sure. @param fewest words that say something */
  sure(question: string, fewest?: number): Card | undefined;
  /** The card that a question of few words asks for after another, where the search is sure. */
  after(question: string, last: Card): Card | undefined;
  /** Whether a question has so few words that it may go on with what was said before. */
  isShort(question: string): boolean;
  /** The card of what plans hold that has every word. */
  feature(words: string): Card | undefined;
  /** The nearest cards, best first; those of a short question together with the card or the question before. */
  near(question: string, most: number, spoken?: Spoken): readonly Card[];
  answer(card: Card): Answer;
}

/** Asks what a word means. */
const definition = /^\W*(?:what(?:['’]?s|\s+is|\s+are|\s+does)|explain|define|meaning|definition)\b/i;
const asking: ReadonlySet<string> = new Set('whats mean means explain define meaning definition term'.split(' '));

/** No more of a text is looked up: a turn of any length would take processor time for each word. */
const maxCharacters = 400;
/** A follow-up of more significant words stands by itself. */
const maxFollowUpWords = 3;

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
  const features = makeQuestionIndex(
    all.filter(({ subject }) => subject === 'features'),
    frequent,
    synonyms,
  );
  const isShort = (question: string) => index.weigh(question.slice(0, maxCharacters)) <= maxFollowUpWords;
  const after = (question: string, last: Card) =>
    index.after(question, last, ({ id, subject, next, record }) => {
      const isFeature = last.subject === 'plans' && subject === 'features';
      return (
        isFeature ||
        last.next.includes(id) ||
        next.includes(last.id) ||
        (record !== undefined && record === last.record)
      );
    });

  return {
    asked: (message) => index.asked(message),
    byId: (id) => (id ? byId.get(id) : undefined),
    feature: (text) => features.holding(text.slice(0, maxCharacters)),
    sure(asked, fewest) {
      const question = asked.slice(0, maxCharacters);
      const defined = definitions.get(contentOf(question));
      return defined && definition.test(question) ? defined : index.sure(question, fewest);
    },
    after: (question, last) => (isShort(question) ? after(question, last).sure : undefined),
    isShort,
    near(asked, most, { last, before: earlier = '' } = {}) {
      const [question, before] = [asked.slice(0, maxCharacters), earlier.slice(0, maxCharacters)];
      const alone = index.near(question, most);
      if (!isShort(question) || (!last && !before)) return alone;
      const together = last ? after(question, last).near : index.near(`${question} ${before}`, most);
      // A question of few words is one about what was said before, or a new one: both have their turn.
      const mixed = [together[0], alone[0], together[1], alone[1], ...together].filter((card) => card !== undefined);
      const offered = [...new Set(mixed)].filter((card) => card !== last).slice(0, most);
      return offered.length > 0 || !last ? offered : last.next.flatMap((id) => byId.get(id) ?? []);
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
