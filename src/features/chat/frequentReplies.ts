import type { Reply } from './conversation.ts';
import { fieldsOf, readReply } from './readReply.ts';

/** By the question; undefined until they are asked for. */
let replies: Promise<ReadonlyMap<string, Reply>> | undefined;

/** Loads the replies to the questions that are asked most, which the chat gives where its service does not answer. */
export function loadFrequentReplies(): Promise<ReadonlyMap<string, Reply>> {
  replies ??= load().catch(() => {
    replies = undefined;
    return new Map();
  });
  return replies;
}

async function load(): Promise<ReadonlyMap<string, Reply>> {
  const list: unknown = await (await fetch('/assistant.json')).json();
  if (!Array.isArray(list)) throw new TypeError('The list of replies is none.');
  const known = list.map(fieldsOf);
  return new Map(known.map(({ question, reply }) => [String(question), readReply({ success: true, data: reply })]));
}
