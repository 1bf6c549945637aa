import type { Site } from '../../data/rules/schema/site.ts';
import type { ChatState } from '../../data/rules/requests/chatbot.ts';
import { makeCards } from './cards/cards.ts';
import type { Card } from './card.ts';
import { makeHours } from './facts/hours.ts';
import { makePlaces } from './facts/places.ts';
import { makeEmergencyDesk } from './guard/emergencyDesk.ts';
import { makeGuard } from './guard/guard.ts';
import { makeNames } from './names.ts';
import { makeQuoteDesk } from './quote/quoteDesk.ts';
import type { Language, Texts } from './reply.ts';

/** What a site's assistant asks, in order: guard, quote, facts, cards. */
export type Desks = ReturnType<typeof makeDesks>;

/** What is known when a sentence is read. */
export interface Turn {
  state: ChatState;
  language: Language;
  /** The visitor's message before, and the card that was answered last. */
  before?: string | undefined;
  last?: Card | undefined;
}

export function makeDesks(site: Site, now: () => Date) {
  const { vocabulary } = site.assistant;
  const { assistant: english, assistantFrench: french } = site.messages;
  const texts = (language: Language): Texts => (language === 'fr' ? (french as unknown as Texts) : english);
  const frequent = new Set([...(vocabulary.functionWords.en ?? []), ...(vocabulary.functionWords.fr ?? [])]);
  return {
    site,
    texts,
    frequent,
    alarm: makeGuard(site.assistant),
    emergency: makeEmergencyDesk(site, texts),
    namesIn: makeNames(site),
    quote: makeQuoteDesk(site, texts),
    hours: makeHours(site, texts, now),
    places: makePlaces(site, texts),
    cards: makeCards(site, frequent),
  };
}
