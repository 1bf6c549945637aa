import { makeAssistant } from '../../api/chat/assistant.ts';
import type { ChatReply } from '../../data/rules/requests/chatbot.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import { placeOf, recommendedAt } from '../../src/features/location/placeData.ts';
import type { PlaceList } from '../../src/features/location/placeList.ts';

/** What makes each of the JSON files that the browser fetches when a visitor needs them, by address. */
export function jsonFiles(site: Site): Map<string, () => unknown> {
  const places = (): PlaceList => ({
    places: site.locations.map((location) => placeOf(site, location)),
    selector: site.visitor.selector,
  });
  return new Map<string, () => unknown>([
    ['/tour.json', () => site.tour],
    ['/assistant.json', () => frequentReplies(site)],
    ['/places.json', places],
    ...site.locations.map(
      (location) => [`/places/${location.slug}.json`, () => recommendedAt(site, location)] as const,
    ),
  ]);
}

/** The assistant's replies to the greeting's buttons and to the questions that are asked most, for a chat whose service does not answer. */
export function frequentReplies(site: Site): { question: string; reply: ChatReply }[] {
  const { consider } = makeAssistant(site);
  const frequent = site.assistant.cards.filter((card) => card.frequent).map(({ question }) => question);
  return [...new Set([...site.chat.starters, ...frequent])].map((question) => ({
    question,
    reply: consider({ message: question }).reply,
  }));
}
