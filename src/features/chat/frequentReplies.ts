import { frequentRepliesSchema, type Reply } from './chatSchema.ts';

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
  const known = frequentRepliesSchema.parse(await (await fetch('/assistant.json')).json());
  return new Map(known.map(({ question, reply }) => [question, reply]));
}
