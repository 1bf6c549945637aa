import { makeAssistant } from '../../api/chat/assistant.ts';
import type { ChatReply } from '../../data/rules/requests/chatbot.ts';
import type { Site } from '../../data/rules/schema/site.ts';

/** Where they are served. */
export const frequentRepliesPath = '/assistant.json';

/** The assistant's replies to the greeting's buttons and to the questions that are asked most, for a chat whose service does not answer. */
export function frequentReplies(site: Site): { question: string; reply: ChatReply }[] {
  const { consider } = makeAssistant(site);
  const frequent = site.assistant.cards.filter((card) => card.frequent).map(({ question }) => question);
  return [...new Set([...site.chat.starters, ...frequent])].map((question) => ({
    question,
    reply: consider({ message: question }).reply,
  }));
}
