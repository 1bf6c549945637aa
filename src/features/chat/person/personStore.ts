import { handoverMessages } from '#data/messages/handover.ts';
import type { HandoverMessage } from '#data/requests/handoverMessage.ts';
import { fill } from '#data/text/fill.ts';
import { postJson } from '../../forms/controller/postJson.ts';
import { handoverKey } from '../chatData.ts';
import type { ChatMessage } from '../conversation.ts';
import { conversationStore } from '../conversationStore.ts';
import { openEventStream } from './eventStream.ts';
import {
  type HandoverRecord,
  makeRecord,
  type Phase,
  readRecord,
  readSoFar,
  type ReadSoFar,
  writeRecord,
  writeSoFar,
} from './handoverRecord.ts';
import { addUnsent, endGone, markSent, receive, transcriptOf, unsentOf } from './receive.ts';

export interface PersonState {
  phase: Phase;
  /** Who has the conversation, as the visitor reads it. */
  who: string | undefined;
  asking: boolean;
  /** Whether asking has failed. */
  failed: boolean;
  connected: boolean;
  /** Whether the form for contact details is open. */
  form: boolean;
}

const idle: PersonState = {
  ...{ phase: 'none', who: undefined, asking: false, failed: false },
  ...{ connected: true, form: false },
};

/** How often a message that could not be sent is sent again, in milliseconds. */
const resendMs = 4000;

/** Makes a function that sends what has not been sent, in its order, until all of it is. */
function makeFlush(recordOf: () => HandoverRecord | undefined, onGone: () => void): () => Promise<void> {
  let sending = false;

  /** How long to wait before the next is sent; undefined where the conversation is gone. */
  async function sendNext(
    { id, secret }: HandoverRecord,
    { content, person }: ChatMessage,
  ): Promise<number | undefined> {
    const key = person?.key ?? '';
    const result = await postJson(`/api/handover/${id}/messages`, { secret, key, text: content });
    const { number } = (result.ok && (result.body?.data as { number?: number } | undefined)) || {};
    if (number !== undefined) {
      conversationStore.change((conversation) => markSent(conversation, key, number));
      return 0;
    }
    if (result.ok) return resendMs;
    return result.status === 404 ? undefined : Math.max(resendMs, (result.retryAfter ?? 0) * 1000);
  }

  return async () => {
    if (sending) return;
    sending = true;
    for (;;) {
      const [record, next] = [recordOf(), unsentOf(conversationStore.state().conversation)];
      if (!record || !next) break;
      const waitMs = await sendNext(record, next);
      if (waitMs === undefined) {
        onGone();
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    sending = false;
  };
}

/** Follows a conversation over its stream, from where this tab has read. */
function makeFollowing(
  take: (message: HandoverMessage) => void,
  onConnection: (connected: boolean) => void,
  onGone: () => void,
) {
  let record: HandoverRecord | undefined;
  let read: ReadSoFar | undefined;
  let close = () => {};
  return {
    record: () => record,
    read: () => read,
    note(next: ReadSoFar): void {
      read = next;
      writeSoFar(next);
    },
    start(next: HandoverRecord): ReadSoFar {
      close();
      record = next;
      read = readSoFar(next.id);
      close = openEventStream({
        url: `/api/handover/${next.id}/events`,
        secret: next.secret,
        last: () => read?.number ?? 0,
        onEvent(data) {
          const message = data as HandoverMessage;
          take(message);
          if (message.sender !== 'visitor') tellInTitle();
        },
        onConnection,
        onGone,
      });
      return read;
    },
    /** @param isGone whether it was erased, or has expired */
    stop(isGone: boolean): void {
      if (isGone && record) giveBackUnsent();
      close();
      record = read = undefined;
      writeSoFar(undefined);
      if (readRecord()) writeRecord(undefined);
    },
  };
}

/** Tells in the title of a tab that is not looked at that there is something new. */
function tellInTitle(): void {
  const { title } = document;
  const told = fill(handoverMessages.newInTitle, { title });
  if (!document.hidden || title.startsWith(fill(handoverMessages.newInTitle, { title: '' }).trim())) return;
  document.title = told;
  const look = () => {
    if (document.title === told) document.title = title;
  };
  document.addEventListener('visibilitychange', look, { once: true });
}

/** What was not sent to a person goes back into the box. */
function giveBackUnsent(): void {
  const { conversation, unsent } = endGone(conversationStore.state().conversation, Date.now(), handoverMessages);
  conversationStore.change(() => conversation);
  if (unsent) conversationStore.giveBack(unsent);
}

/** Asks for a person, with what was said before. */
const postAsk = ({ id, secret }: HandoverRecord, page: string) =>
  postJson('/api/handover', { id, secret, page, conversation: transcriptOf(conversationStore.state().conversation) });

/** The state, and who hears of its changes. */
function makeState() {
  const listeners = new Set<() => void>();
  let state = idle;
  return {
    state: () => state,
    set(changes: Partial<PersonState>): void {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The visit's conversation with a person: one for all panels of a page, and for all tabs. */
function makePersonStore() {
  const { state, set: setState, subscribe } = makeState();
  const following = makeFollowing(take, onConnection, () => forget(true));
  const flush = makeFlush(following.record, () => forget(true));
  /** One that was asked for without an answer is asked for again, and not another one. */
  let asked: HandoverRecord | undefined;

  function set(changes: Partial<PersonState>): void {
    setState(changes);
    conversationStore.sendTo(state().phase === 'none' ? undefined : send);
  }

  function follow(next: HandoverRecord | undefined): void {
    if (!next || following.record()?.id === next.id) return;
    const { phase, who } = following.start(next);
    set({ phase, who, failed: false });
    void flush();
  }

  function onConnection(connected: boolean): void {
    set({ connected });
    if (connected) void flush();
  }

  /** The conversation is over, or nowhere any more. */
  function forget(isGone = false): void {
    following.stop(isGone);
    asked = undefined;
    set(idle);
  }

  function take(message: HandoverMessage): void {
    const read = following.read();
    if (!read || message.number <= read.number) return;
    const { conversation, happened } = receive(conversationStore.state().conversation, message, handoverMessages);
    conversationStore.change(() => conversation);
    const { phase, who } = happened ?? read;
    following.note({ ...read, number: message.number, phase, who });
    if (happened?.over) forget();
    else if (happened) set({ phase, who, form: happened.form ?? state().form });
  }

  function send(text: string): void {
    conversationStore.change((conversation) => addUnsent(conversation, text, Date.now()));
    void flush();
  }

  return {
    subscribe,
    state,
    /** The conversation to which contact details belong. */
    record: following.record,

    /** Goes on with the conversation that this browser has, if there is one. */
    resume: () => follow(readRecord()),

    /** Asks for a person: in the conversation that there is, or in a new one. */
    async ask(page: string): Promise<void> {
      if (state().asking || state().phase !== 'none') return;
      set({ asking: true, failed: false });
      asked = following.record() ?? readRecord() ?? asked ?? makeRecord(Date.now());
      const result = await postAsk(asked, page);
      // One that was erased, or has expired.
      if (!result.ok && result.status === 404) forget();
      if (!result.ok) return set({ asking: false, failed: true });
      writeRecord(asked);
      follow(asked);
      set({ asking: false, ...(state().phase === 'none' ? { phase: 'waiting' } : {}) });
    },

    /** Goes back to the assistant. The notice that it has ended comes over the stream. */
    async end(): Promise<void> {
      const record = following.record();
      if (record) await postJson(`/api/handover/${record.id}/end`, { secret: record.secret });
    },

    openForm: () => set({ form: true }),
    closeForm: () => set({ form: false }),
  };
}

export const personStore = makePersonStore();
personStore.resume();
// Another tab has asked.
window.addEventListener('storage', ({ key }) => {
  if (key === handoverKey) personStore.resume();
});
