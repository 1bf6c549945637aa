import { keep, readKept } from '../storage/kept.ts';
import { ask } from './ask.ts';
import { chatKey } from './chatFacts.ts';
import { answer, apologize, begin, type Conversation, earlierTurns, say, unanswered } from './conversation.ts';
import { readConversation, writeConversation } from './keptConversation.ts';

/** After so long the visitor is told that it takes longer, and after so long nobody waits any more. */
const waiting = { slowMs: 10_000, mostMs: 30_000 } as const;

export interface ChatState {
  conversation: Conversation;
  /** A reply is on its way. */
  pending: boolean;
  /** It is on its way for long. */
  slow: boolean;
}

/** What a page is built with: nothing was said, and nobody knows when. */
const nothingSaid: ChatState = { conversation: begin(0), pending: false, slow: false };

/** The one conversation of a visit: kept for the session, shared by every interface, one question at a time. */
export function makeConversationStore(parts: { ask: typeof ask; now(): number }) {
  const listeners = new Set<() => void>();
  let state: ChatState | undefined;

  /** What the session kept is read when somebody first looks. A record that cannot be read is dropped. */
  function current(): ChatState {
    if (state) return state;
    const text = readKept('session', chatKey);
    const kept = text === null ? undefined : readConversation(text);
    if (text !== null && !kept) keep('session', chatKey, undefined);
    state = { ...nothingSaid, conversation: kept ?? begin(parts.now()) };
    return state;
  }

  function change(changes: Partial<ChatState>): void {
    state = { ...current(), ...changes };
    if (changes.conversation) keep('session', chatKey, writeConversation(changes.conversation));
    for (const listener of listeners) listener();
  }

  /** Asks the last question of a conversation. `apology` takes the place of a reply that does not come. */
  async function askLast(conversation: Conversation, apology: string): Promise<void> {
    const question = conversation.messages.at(-1)?.content ?? '';
    change({ conversation, pending: true });
    const waited = new AbortController();
    const slow = setTimeout(() => change({ slow: true }), waiting.slowMs);
    const enough = setTimeout(() => waited.abort(), waiting.mostMs);
    const ended = await parts.ask(question, earlierTurns(conversation), waited.signal).then(
      (reply) => answer(conversation, reply, parts.now()),
      () => apologize(conversation, apology, parts.now()),
    );
    clearTimeout(slow);
    clearTimeout(enough);
    change({ conversation: ended, pending: false, slow: false });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: current,
    builtState: () => nothingSaid,
    /** Sends a message; says whether there was anything to send, and nothing under way. */
    send(text: string, apology: string): boolean {
      const message = text.trim();
      const { conversation, pending } = current();
      if (!message || pending) return false;
      void askLast(say(conversation, message, parts.now()), apology);
      return true;
    },
    /** Asks the question again that has no reply. */
    retry(apology: string): void {
      const { conversation, pending } = current();
      const again = unanswered(conversation);
      if (again && !pending) void askLast(again, apology);
    },
  };
}

export const conversationStore = makeConversationStore({ ask, now: Date.now });
