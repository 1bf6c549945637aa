import type { Site } from '../../data/rules/schema/site.ts';
import type { ChatState } from '../../data/rules/requests/chatbot.ts';
import { makeCards } from './cards/cards.ts';
import type { Card } from './card.ts';
import { makeHours } from './facts/hours.ts';
import { makePlaces } from './facts/places.ts';
import { makeEmergencies } from './guard/emergencies.ts';
import { makeGuard } from './guard/guard.ts';
import { makeNames } from './names.ts';
import { makeQuotes } from './quote/quotes.ts';
import type { Language, Texts } from './reply.ts';

/** What a site's assistant asks: the guard of every message, then of each sentence facts, quote and cards, in this order. */
export type Experts = ReturnType<typeof makeExperts>;

/** What is known when a sentence is read. */
export interface Turn {
  state: ChatState;
  language: Language;
  /** The visitor's message before, and the card that was answered last. */
  before?: string | undefined;
  last?: Card | undefined;
}

export function makeExperts(site: Site, now: () => Date) {
  const { vocabulary } = site.assistant;
  const { assistant: english, assistantFrench: french } = site.messages;
  const texts = (language: Language): Texts => (language === 'fr' ? (french as unknown as Texts) : english);
  const frequent = new Set([...(vocabulary.functionWords.en ?? []), ...(vocabulary.functionWords.fr ?? [])]);
  return {
    site,
    texts,
    frequent,
    alarm: makeGuard(site.assistant),
    emergency: makeEmergencies(site, texts),
    namesIn: makeNames(site),
    quote: makeQuotes(site, texts),
    hours: makeHours(site, texts, now),
    places: makePlaces(site, texts),
    cards: makeCards(site, frequent),
  };
}
