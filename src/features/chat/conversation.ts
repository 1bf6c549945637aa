import { type ChatMessage, type Conversation, maxMessages, type Reply } from './chatSchema.ts';

/** A message as it is sent to the API. */
export interface SentMessage {
  role: ChatMessage['role'];
  content: string;
}

/** Limits of the earlier messages sent with a question: the API accepts 16 KiB in total. */
const maxSentMessages = 20;
const maxSentBytes = 8 * 1024;

export function startConversation(startedAt: number): Conversation {
  return { startedAt, messages: [] };
}

/** Adds a message of the visitor. */
export function addQuestion(conversation: Conversation, content: string, at: number): Conversation {
  return append(conversation, { role: 'user', content, at });
}

/** Adds a reply of the assistant. */
export function addReply(conversation: Conversation, { response, ...rest }: Reply, at: number): Conversation {
  return append(conversation, { role: 'assistant', content: response, at, ...rest });
}

/** Adds an apology in place of a failed reply. */
export function addApology(conversation: Conversation, apology: string, at: number): Conversation {
  return append(conversation, { role: 'assistant', content: apology, at, failed: true });
}

/** The conversation up to its last question, if that has no reply; undefined otherwise. */
export function unanswered(conversation: Conversation): Conversation | undefined {
  const { messages } = conversation;
  const upTo = messages.at(-1)?.failed ? messages.slice(0, -1) : messages;
  const last = upTo.at(-1);
  return last?.role === 'user' && !last.person ? { ...conversation, messages: upTo } : undefined;
}

/** The messages before the last one, without apologies; the newest ones, within the limits above. */
export function earlierMessages({ messages }: Conversation): SentMessage[] {
  const sentMessages: SentMessage[] = [];
  let bytes = 0;
  for (const { role, content, failed, person } of messages.slice(0, -1).reverse()) {
    if (failed || person) continue;
    const sentMessage = { role, content };
    bytes += new TextEncoder().encode(JSON.stringify(sentMessage)).length;
    if (sentMessages.length === maxSentMessages || bytes > maxSentBytes) break;
    sentMessages.unshift(sentMessage);
  }
  return sentMessages;
}

/** What the last reply gave to be sent back. */
export const lastState = ({ messages }: Conversation): Reply['state'] =>
  messages.findLast(({ role, failed, person }) => role === 'assistant' && !failed && !person)?.state;

export function append(conversation: Conversation, message: Omit<ChatMessage, 'id'>): Conversation {
  const id = (conversation.messages.at(-1)?.id ?? 0) + 1;
  return { ...conversation, messages: [...conversation.messages, { id, ...message }].slice(-maxMessages) };
}
