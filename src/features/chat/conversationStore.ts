import { withoutInvisible } from '#data/rules/text/invisible.ts';
import { makeStore } from '../../ui/makeStore.ts';
import { writeStorage, readStorage } from '../storage/browserStorage.ts';
import { type AskFailure, ask } from './ask.ts';
import { firmState, rememberFirm } from './firmState.ts';
import { chatKey } from './chatData.ts';
import { type Conversation, readConversation, type Reply } from './chatSchema.ts';
import {
  addReply,
  addApology,
  startConversation,
  earlierMessages,
  lastState,
  addQuestion,
  unanswered,
} from './conversation.ts';

/** When to tell the visitor that a reply is slow, and when to give up; in milliseconds. */
const waiting = { slowMs: 10_000, maxMs: 30_000 } as const;

export interface PanelState {
  conversation: Conversation;
  /** Whether a reply is pending. */
  pending: boolean;
  /** Whether it has been pending for longer than `slowMs`. */
  slow: boolean;
  /** What was not sent, to be put into the box again. */
  draft?: string | undefined;
}

/** Says in the words of a panel why no reply came. */
type Apologise = (failure: AskFailure) => string;

/** The state of the prerendered page: an empty conversation without a start time. */
const emptyState: PanelState = { conversation: startConversation(0), pending: false, slow: false };

/** The store of the visit's one conversation: saved in session storage, shared by all panels, one question at a time. */
export function makeConversationStore(dependencies: { ask: typeof ask; now(): number }) {
  const store = makeStore<PanelState>(() => ({
    ...emptyState,
    conversation: storedConversation() ?? startConversation(dependencies.now()),
  }));
  let toPerson: ((text: string) => void) | undefined;

  function change(changes: Partial<PanelState>): void {
    if (changes.conversation) writeStorage('session', chatKey, JSON.stringify(changes.conversation));
    store.set({ ...store.get(), ...changes });
  }

  /** Asks the last question of a conversation. What `apologise` says replaces a failed reply. */
  async function askLast(conversation: Conversation, apologise: Apologise): Promise<void> {
    const question = conversation.messages.at(-1)?.content ?? '';
    change({ conversation, pending: true });
    const abort = new AbortController();
    const slow = setTimeout(() => change({ slow: true }), waiting.slowMs);
    const timeout = setTimeout(() => abort.abort(), waiting.maxMs);
    const reply = await dependencies.ask(question, earlierMessages(conversation), stateOf(conversation), abort.signal);
    clearTimeout(slow);
    clearTimeout(timeout);
    // A person may have written meanwhile.
    const now = store.get().conversation;
    const ended =
      'kind' in reply
        ? addApology(now, apologise(reply), dependencies.now())
        : addReply(now, reply, dependencies.now());
    if (!('kind' in reply)) rememberFirm(reply.state?.quote, lastState(conversation)?.quote);
    change({ conversation: ended, pending: false, slow: false });
  }

  return {
    subscribe: store.subscribe,
    state: store.get,
    serverState: () => emptyState,
    /** Sends a message. Returns false for an empty message, or while a reply is pending. */
    send(text: string, apologise: Apologise): boolean {
      const message = withoutInvisible(text).trim();
      const { conversation, pending } = store.get();
      if (!message || pending) return false;
      if (store.get().draft !== undefined) change({ draft: undefined });
      if (toPerson) {
        toPerson(message);
        return true;
      }
      void askLast(addQuestion(conversation, message, dependencies.now()), apologise);
      return true;
    },
    /** Changes the conversation by what a person, or the visitor to one, has written. */
    change: (changed: (conversation: Conversation) => Conversation): void =>
      change({ conversation: changed(store.get().conversation) }),
    /** Puts what could not be sent into the box again, until something is sent. */
    giveBack: (draft: string): void => change({ draft }),
    /** Where the visitor's messages go instead of to the assistant; undefined for the assistant. */
    sendTo(person: ((text: string) => void) | undefined): void {
      toPerson = person;
    },
    /** Asks the last question again, if it has no reply. */
    retry(apologise: Apologise): void {
      const { conversation, pending } = store.get();
      const again = unanswered(conversation);
      if (again && !pending) void askLast(again, apologise);
    },
  };
}

/** What session storage has. An invalid record is removed. */
function storedConversation(): Conversation | undefined {
  const text = readStorage('session', chatKey);
  const stored = text === null ? undefined : readConversation(text);
  if (text !== null && !stored) writeStorage('session', chatKey, undefined);
  return stored;
}

/** What the assistant is told besides the messages. */
function stateOf(conversation: Conversation): Reply['state'] {
  const state = { ...lastState(conversation), ...firmState() };
  return Object.keys(state).length > 0 ? state : undefined;
}

export const conversationStore = makeConversationStore({ ask, now: Date.now });
