import type { Messages } from '#data/rules/schema/messages.ts';
import { type HandoverMessage, handoverLimits, type HandoverNotice } from '#data/rules/requests/handoverMessage.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { ChatMessage, Conversation } from '../chatSchema.ts';
import { append } from '../conversation.ts';
import type { Phase } from './handoverRecord.ts';

type Texts = Messages['handover'];

/** What a notice changes. */
export interface Happened {
  phase: Phase;
  who?: string | undefined;
  /** Whether the form for contact details opens or closes. */
  form?: boolean | undefined;
  /** Whether the conversation with a person has ended. */
  over?: boolean;
}

const happens: Record<HandoverNotice, (who: string) => Happened | undefined> = {
  asked: () => ({ phase: 'waiting' }),
  nobody: () => ({ phase: 'late', form: true }),
  late: () => ({ phase: 'late', form: true }),
  taken: (who) => ({ phase: 'taken', who, form: false }),
  away: () => ({ phase: 'waiting' }),
  alone: () => ({ phase: 'late', form: true }),
  returned: () => ({ phase: 'none', form: false }),
  closed: () => ({ phase: 'none', form: false, over: true }),
  ended: () => ({ phase: 'none', form: false, over: true }),
  reachable: () => undefined,
};

/** Adds what has come to the conversation of the page, unless the page has it already. */
export function receive(
  conversation: Conversation,
  message: HandoverMessage,
  texts: Texts,
): { conversation: Conversation; happened: Happened | undefined } {
  const { number, at, sender, text, key, name, role } = message;
  const known = conversation.messages.find((one) => key !== undefined && keyOf(conversation, one) === key);
  if (known) return { conversation: markSent(conversation, key ?? '', number), happened: undefined };
  const who = name && role ? fill(texts.named, { name, role }) : texts.member;
  if (sender === 'notice') {
    const notice = text as HandoverNotice;
    const content = fill<string>(texts.notices[notice] ?? '', { who });
    const person = { kind: 'notice' as const, number };
    return {
      conversation: content ? append(conversation, { role: 'assistant', content, at, person }) : conversation,
      happened: happens[notice]?.(who),
    };
  }
  if (sender === 'assistant')
    return {
      conversation: append(conversation, { role: 'assistant', content: text, at, ...(key ? { key } : {}) }),
      happened: undefined,
    };
  const person =
    sender === 'person'
      ? { kind: 'said' as const, name: name ?? texts.member, number }
      : { kind: 'mine' as const, number };
  return {
    conversation: append(conversation, { role: sender === 'person' ? 'assistant' : 'user', content: text, at, person }),
    happened: undefined,
  };
}

/** Bytes of what was said before that are sent along; the service takes 64 KB. */
const longestTranscript = 48 * 1024;

/** What the visitor and the assistant said, as the service takes it: the newest messages. */
export function transcriptOf(conversation: Conversation) {
  let bytes = 0;
  return conversation.messages
    .filter(({ failed, person }) => !failed && !person)
    .slice(-handoverLimits.conversation)
    .map((message) => ({
      role: message.role,
      content: message.content.slice(0, handoverLimits.said).toWellFormed(),
      at: message.at,
      key: keyOf(conversation, message),
    }))
    .reverse()
    .filter((message) => {
      bytes += new TextEncoder().encode(JSON.stringify(message)).length;
      return bytes < longestTranscript;
    })
    .reverse();
}

/** The key of a message: its own, or one from its place in the visit's conversation. */
const keyOf = ({ startedAt }: Conversation, { id, key, person }: ChatMessage) =>
  key ?? person?.key ?? `${startedAt}.${id}`;

/** Adds what the visitor says to a person, before it is sent. */
export const addUnsent = (conversation: Conversation, content: string, at: number): Conversation =>
  append(conversation, {
    role: 'user',
    content,
    at,
    person: { kind: 'mine', key: crypto.getRandomValues(new Uint32Array(4)).join('-') },
  });

/** The first message to a person that the service has not got. */
export const unsentOf = ({ messages }: Conversation): ChatMessage | undefined => messages.find(isUnsent);

const isUnsent = ({ person }: ChatMessage) => person?.kind === 'mine' && person.number === undefined;

/** Takes messages out, and says why in their place. Returns what was taken. */
function takeOut(
  conversation: Conversation,
  isTaken: (message: ChatMessage) => boolean,
  { at, say }: { at: number; say(taken: string): string },
): { conversation: Conversation; unsent: string } {
  const taken = conversation.messages.filter(isTaken).map(({ content }) => content);
  const unsent = taken.join('\n');
  const left = { ...conversation, messages: conversation.messages.filter((message) => !isTaken(message)) };
  const notice = { role: 'assistant' as const, content: say(unsent), at, person: { kind: 'notice' as const } };
  return { conversation: append(left, notice), unsent };
}

/**
 * Ends a conversation with a person that the service has no more: what it never got is taken out, for the visitor to send elsewhere, and
 * a notice says so.
 */
export const endGone = (conversation: Conversation, at: number, texts: Pick<Texts, 'gone' | 'goneUnsent'>) =>
  takeOut(conversation, isUnsent, { at, say: (unsent) => (unsent ? texts.goneUnsent : texts.gone) });

/** Takes out a message that the service will never take, and says why. */
export const takeRefused = (
  conversation: Conversation,
  key: string,
  { at, reason, texts }: { at: number; reason: string | undefined; texts: Pick<Texts, 'refused' | 'refusedPlainly'> },
) =>
  takeOut(conversation, (message) => isUnsent(message) && message.person?.key === key, {
    at,
    say: () => fill(texts.refused, { reason: reason ?? texts.refusedPlainly }),
  });

/** Notes that the service has a message. */
export const markSent = (conversation: Conversation, key: string, number: number): Conversation => ({
  ...conversation,
  messages: conversation.messages.map((message) =>
    message.person && message.person.key === key ? { ...message, person: { ...message.person, number } } : message,
  ),
});
