import { writeStorage, readStorage } from '../storage/browserStorage.ts';
import { ask } from './ask.ts';
import { chatKey } from './chatFacts.ts';
import {
  addReply,
  addApology,
  startConversation,
  type Conversation,
  earlierTurns,
  addQuestion,
  unanswered,
} from './conversation.ts';
import { readConversation, writeConversation } from './conversationStorage.ts';

/** After so long the visitor is told that it takes longer, and after so long nobody waits any more. */
export const waiting = { slowMs: 10_000, mostMs: 30_000 } as const;

export interface ChatState {
  conversation: Conversation;
  /** A reply is on its way. */
  pending: boolean;
  /** It is on its way for long. */
  slow: boolean;
}

/** What a page is built with: nothing was said, and nobody knows when. */
const emptyState: ChatState = { conversation: startConversation(0), pending: false, slow: false };

export type ConversationStore = ReturnType<typeof makeConversationStore>;

/** The one conversation of a visit: kept for the session, shared by every interface, one question at a time. */
export function makeConversationStore(dependencies: { ask: typeof ask; now(): number }) {
  const listeners = new Set<() => void>();
  let state: ChatState | undefined;

  /** What the session kept is read when somebody first looks. A record that cannot be read is dropped. */
  function current(): ChatState {
    if (state) return state;
    const text = readStorage('session', chatKey);
    const kept = text === null ? undefined : readConversation(text);
    if (text !== null && !kept) writeStorage('session', chatKey, undefined);
    state = { ...emptyState, conversation: kept ?? startConversation(dependencies.now()) };
    return state;
  }

  function change(changes: Partial<ChatState>): void {
    state = { ...current(), ...changes };
    if (changes.conversation) writeStorage('session', chatKey, writeConversation(changes.conversation));
    for (const listener of listeners) listener();
  }

  /** Asks the last question of a conversation. `apology` takes the place of a reply that does not come. */
  async function askLast(conversation: Conversation, apology: string): Promise<void> {
    const question = conversation.messages.at(-1)?.content ?? '';
    change({ conversation, pending: true });
    const abort = new AbortController();
    const slow = setTimeout(() => change({ slow: true }), waiting.slowMs);
    const timeout = setTimeout(() => abort.abort(), waiting.mostMs);
    const ended = await dependencies.ask(question, earlierTurns(conversation), abort.signal).then(
      (reply) => addReply(conversation, reply, dependencies.now()),
      () => addApology(conversation, apology, dependencies.now()),
    );
    clearTimeout(slow);
    clearTimeout(timeout);
    change({ conversation: ended, pending: false, slow: false });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: current,
    serverState: () => emptyState,
    /** Sends a message; says whether there was anything to send, and nothing under way. */
    send(text: string, apology: string): boolean {
      const message = text.trim();
      const { conversation, pending } = current();
      if (!message || pending) return false;
      void askLast(addQuestion(conversation, message, dependencies.now()), apology);
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
