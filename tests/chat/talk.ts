import { type Assistant, makeAssistant } from '#api/chat/assistant.ts';
import type { ChatReply } from '#data/rules/requests/chatbot.ts';
import type { Site } from '#data/rules/schema/site.ts';

/** A Wednesday morning in winter, when the office is open. */
const usualMoment = '2026-11-18T15:00:00Z';
const assistants = new Map<Site, Assistant>();
let moment = new Date(usualMoment);

export function assistantOf(site: Site): Assistant {
  const known = assistants.get(site) ?? makeAssistant(site, { now: () => moment });
  assistants.set(site, known);
  return known;
}

/** The reply to the last of a visitor's messages, each sent with the state that the reply before gave. */
export function talk(site: Site, ...messages: string[]): ChatReply {
  return talkAt(usualMoment, site, ...messages);
}

/** The same at another moment. */
export function talkAt(at: string, site: Site, ...messages: string[]): ChatReply {
  moment = new Date(at);
  const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
  let reply: ChatReply = { response: '' };
  for (const message of messages) {
    reply = assistantOf(site).consider({ message, conversation, ...(reply.state ? { state: reply.state } : {}) }).reply;
    conversation.push({ role: 'user', content: message }, { role: 'assistant', content: reply.response });
  }
  return reply;
}
