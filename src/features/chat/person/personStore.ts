import { handoverMessages } from '#data/messages/handover.ts';
import type { HandoverMessage } from '#data/rules/requests/handoverMessage.ts';
import { makeStore } from '../../../ui/makeStore.ts';
import { postJson } from '../../forms/controller/postJson.ts';
import { handoverKey } from '../chatData.ts';
import { conversationStore } from '../conversationStore.ts';
import { hasDetails } from './detailsDraft.ts';
import { openEventStream } from './eventStream.ts';
import { giveBack, makeFlush } from './flush.ts';
import {
  type HandoverRecord,
  makeHandover,
  type Phase,
  readHandover,
  readSoFar,
  type ReadSoFar,
  writeHandover,
  writeSoFar,
} from './handoverRecord.ts';
import { refreshPresence } from './presence.ts';
import { addUnsent, endGone, type Happened, receive, transcriptOf, unsentOf } from './receive.ts';

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
  phase: 'none',
  who: undefined,
  asking: false,
  failed: false,
  connected: true,
  form: false,
};

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
        onEvent: (data) => take(data as HandoverMessage),
        onConnection,
        onGone,
      });
      return read;
    },
    /** @param isGone whether the visitor is told that it is over: it was erased, has expired, or something had not arrived */
    stop(isGone: boolean): void {
      if (isGone && record) giveBack((conversation) => endGone(conversation, Date.now(), handoverMessages));
      close();
      record = read = undefined;
      writeSoFar(undefined);
      if (readHandover()) writeHandover(undefined);
    },
  };
}

/** Asks for a person, with what was said before. */
const postAsk = ({ id, secret }: HandoverRecord, page: string) =>
  postJson('/api/handover', { id, secret, page, conversation: transcriptOf(conversationStore.state().conversation) });

/** Whoever is typing into the form goes on, although a person has come. */
const isFormOpen = ({ phase, form }: Happened, isOpen: boolean): boolean =>
  form === undefined || (phase === 'taken' && hasDetails()) ? isOpen : form;

/** The visit's conversation with a person: one for all panels of a page, and for all tabs. */
function makePersonStore() {
  const { get: state, set: setState, subscribe } = makeStore(() => idle);
  const following = makeFollowing(take, onConnection, () => forget(true));
  const flush = makeFlush(following.record, () => forget(true));
  /** One that was asked for without an answer is asked for again, and not another one. */
  let asked: HandoverRecord | undefined;

  function set(changes: Partial<PersonState>): void {
    setState({ ...state(), ...changes });
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
    if (message.sender === 'notice') refreshPresence();
    following.note({ ...read, number: message.number, phase, who });
    // What never arrived is in the box again: nobody takes it any more.
    if (happened?.over) forget(unsentOf(conversation) !== undefined);
    else if (happened) set({ phase, who, form: isFormOpen(happened, state().form) });
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
    resume: () => follow(readHandover()),

    /** Asks for a person: in the conversation that there is, or in a new one. */
    async ask(page: string): Promise<void> {
      if (state().asking || state().phase !== 'none') return;
      set({ asking: true, failed: false });
      asked = following.record() ?? readHandover() ?? asked ?? makeHandover(Date.now());
      const result = await postAsk(asked, page);
      // One that was erased, or has expired.
      if (!result.ok && result.status === 404) forget();
      if (!result.ok) return set({ asking: false, failed: true });
      writeHandover(asked);
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
