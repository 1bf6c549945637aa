import { type Conversation, type ChatMessage, maxMessages, type PersonPart } from './conversation.ts';
import { extrasOf, fieldsOf } from './readReply.ts';

/** Serializes a conversation for session storage. */
export function writeConversation(conversation: Conversation): string {
  return JSON.stringify(conversation);
}

/** Parses a stored conversation; undefined where any part of it is invalid or out of order. */
export function readConversation(text: string): Conversation | undefined {
  const { startedAt, messages } = fieldsOf(parse(text));
  if (!isTime(startedAt) || !Array.isArray(messages) || messages.length > maxMessages) return undefined;
  const read = messages.map(readMessage);
  const inOrder = read.every((message, index) => message && message.id > (read[index - 1]?.id ?? 0));
  return inOrder ? { startedAt, messages: read as ChatMessage[] } : undefined;
}

function readMessage(value: unknown): ChatMessage | undefined {
  const { id, role, content, at, key, failed, person, ...extras } = fieldsOf(value);
  if (
    !Number.isSafeInteger(id) ||
    (role !== 'user' && role !== 'assistant') ||
    typeof content !== 'string' ||
    !content ||
    !isTime(at)
  )
    return undefined;
  const flags = {
    ...(typeof key === 'string' ? { key } : {}),
    ...(failed === true ? { failed } : {}),
    ...(person === undefined ? {} : { person: partOf(person) }),
  };
  return { id: id as number, role, content, at, ...flags, ...extrasOf(extras) };
}

function partOf(value: unknown): PersonPart {
  const { kind, name, number, key } = fieldsOf(value);
  return {
    kind: kind === 'mine' || kind === 'said' ? kind : 'notice',
    ...(typeof name === 'string' ? { name } : {}),
    ...(Number.isSafeInteger(number) ? { number: number as number } : {}),
    ...(typeof key === 'string' ? { key } : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is a valid time in milliseconds. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}
