import { type Assistant, makeAssistant } from '#api/chat/assistant.ts';
import type { ChatReply } from '#data/requests/chatbot.ts';
import type { Site } from '#data/schema/site.ts';

/** A Wednesday morning in winter, when the office is open. */
const usualMoment = '2026-11-18T15:00:00Z';
const assistants = new Map<Site, Assistant>();
let moment = new Date(usualMoment);

/** The reply to the last of a visitor's messages. */
export function talk(site: Site, ...messages: string[]): ChatReply {
  return talkAt(usualMoment, site, ...messages);
}

/** The same at another moment. */
export function talkAt(at: string, site: Site, ...messages: string[]): ChatReply {
  moment = new Date(at);
  let assistant = assistants.get(site);
  if (!assistant) {
    assistant = makeAssistant(site, { now: () => moment });
    assistants.set(site, assistant);
  }
  return assistant.reply({
    message: messages.at(-1) ?? '',
    conversation: messages.slice(0, -1).map((content) => ({ role: 'user' as const, content })),
  });
}
