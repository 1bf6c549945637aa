/** A page that an answer is taken from. */
export interface Source {
  title: string;
  href: string;
}

/** What the assistant answers. */
export interface Reply {
  response: string;
  sources?: readonly Source[];
  suggestions?: readonly string[];
  /** Whether a person should go on from here. */
  handOver?: boolean;
}

export interface Message extends Omit<Reply, 'response'> {
  /** Grows from message to message. */
  id: number;
  role: 'user' | 'assistant';
  content: string;
  /** Milliseconds since 1970. */
  at: number;
  /** An apology in place of a reply that did not come. */
  failed?: boolean;
}

/** What was said, without the greeting. */
export interface Conversation {
  /** Milliseconds since 1970. */
  startedAt: number;
  messages: readonly Message[];
}

export interface Turn {
  role: Message['role'];
  content: string;
}

export const mostMessages = 50;

/** What travels with a question: the API reads at most 16 KiB in all, of which the question takes its part. */
const mostTurns = 20;
const mostTurnBytes = 8 * 1024;

export function startConversation(startedAt: number): Conversation {
  return { startedAt, messages: [] };
}

/** The visitor says something. */
export function addQuestion(conversation: Conversation, content: string, at: number): Conversation {
  return append(conversation, { role: 'user', content, at });
}

/** The assistant replies. */
export function addReply(conversation: Conversation, { response, ...rest }: Reply, at: number): Conversation {
  return append(conversation, { role: 'assistant', content: response, at, ...rest });
}

/** The reply did not come: `apology` stands in its place. */
export function addApology(conversation: Conversation, apology: string, at: number): Conversation {
  return append(conversation, { role: 'assistant', content: apology, at, failed: true });
}

/** The conversation up to a question that has no reply, ready to ask it again; undefined where the last question has one. */
export function unanswered(conversation: Conversation): Conversation | undefined {
  const { messages } = conversation;
  const upTo = messages.at(-1)?.failed ? messages.slice(0, -1) : messages;
  return upTo.at(-1)?.role === 'user' ? { ...conversation, messages: upTo } : undefined;
}

/** What was said before the last message: apologies are not among it, and of a long conversation only its end. */
export function earlierTurns({ messages }: Conversation): Turn[] {
  const turns: Turn[] = [];
  let bytes = 0;
  for (const { role, content, failed } of messages.slice(0, -1).reverse()) {
    if (failed) continue;
    const turn = { role, content };
    bytes += new TextEncoder().encode(JSON.stringify(turn)).length;
    if (turns.length === mostTurns || bytes > mostTurnBytes) break;
    turns.unshift(turn);
  }
  return turns;
}

function append(conversation: Conversation, message: Omit<Message, 'id'>): Conversation {
  const id = (conversation.messages.at(-1)?.id ?? 0) + 1;
  return { ...conversation, messages: [...conversation.messages, { id, ...message }].slice(-mostMessages) };
}
