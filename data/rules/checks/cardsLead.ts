import { faqAnswers } from '../facts/faqAnswers.ts';
import type { RecordCheck } from './recordCheck.ts';

/** Reports cards of the assistant that lead to no card, or take the answer of no FAQ. */
export const cardsLead: RecordCheck = (site) => {
  const { cards } = site.assistant;
  const ids = new Set(cards.map(({ id }) => id));
  const answers = faqAnswers(site);
  return cards.flatMap(({ id, next, faq }) => [
    ...next
      .filter((other) => !ids.has(other))
      .map((other) => `assistant/cards/${id}: next names "${other}", which is no card. Add the card or remove the id.`),
    ...(faq !== undefined && !answers.has(faq)
      ? [
          `assistant/cards/${id}: faq is "${faq}", which no page asks. Write the question as its record has it, or give an answer.`,
        ]
      : []),
  ]);
};
