import type { ChatReply } from '#data/requests/chatbot.ts';

/** What the chat shows of a reply. */
export type Reply = Pick<ChatReply, 'response' | 'links' | 'actions' | 'lang' | 'suggestions' | 'handOver'>;

export interface Message extends Omit<Reply, 'response'> {
  /** Increases from message to message. */
  id: number;
  role: 'user' | 'assistant';
  content: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Set on an apology that replaces a failed reply. */
  failed?: boolean;
}

/** The conversation without the greeting. */
export interface Conversation {
  /** Milliseconds since 1970. */
  startedAt: number;
  messages: readonly Message[];
}

export interface Turn {
  role: Message['role'];
  content: string;
}

export const maxMessages = 50;

/** Limits of the earlier turns sent with a question: the API accepts 16 KiB in total. */
const maxSentTurns = 20;
const maxTurnBytes = 8 * 1024;

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
  return upTo.at(-1)?.role === 'user' ? { ...conversation, messages: upTo } : undefined;
}

/** The turns before the last message, without apologies; the newest ones, within the limits above. */
export function earlierTurns({ messages }: Conversation): Turn[] {
  const turns: Turn[] = [];
  let bytes = 0;
  for (const { role, content, failed } of messages.slice(0, -1).reverse()) {
    if (failed) continue;
    const turn = { role, content };
    bytes += new TextEncoder().encode(JSON.stringify(turn)).length;
    if (turns.length === maxSentTurns || bytes > maxTurnBytes) break;
    turns.unshift(turn);
  }
  return turns;
}

function append(conversation: Conversation, message: Omit<Message, 'id'>): Conversation {
  const id = (conversation.messages.at(-1)?.id ?? 0) + 1;
  return { ...conversation, messages: [...conversation.messages, { id, ...message }].slice(-maxMessages) };
}
