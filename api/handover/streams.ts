import type { PresenceTable } from '../db/conversationTables.ts';
import type { Store } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { type PolledConversation, type ConversationMessage, messagesAfter } from './conversations.ts';
import { isOnDuty } from './presence.ts';
import { leftAt } from './visitors.ts';

interface Line {
  /** Called now and then, so that either side notices a dead line. */
  beat(): void;
  /** Ends the stream: the process stops. */
  end(): void;
}

export interface Sink extends Line {
  send(messages: readonly ConversationMessage[]): void;
}

/** The page of conversations of somebody at the desk. */
export interface DeskSink extends Line {
  email: string;
  /** Tells that the list has changed, and how many wait. */
  changed(waiting: number): void;
}

interface Stream {
  sink: Sink;
  /** The number of the last message that was sent. */
  last: number;
}

/** The streams of a process, and what each has got. */
export function makeStreams({ db }: Pick<Store, 'db'>) {
  const streams = new Map<string, Set<Stream>>();
  /** With what was told last. */
  const desks = new Map<DeskSink, string>();

  function deliver(stream: Stream, messages: readonly ConversationMessage[]): void {
    const fresh = messages.filter((message) => message.number > stream.last);
    if (fresh.length === 0) return;
    stream.last = fresh.at(-1)?.number ?? stream.last;
    stream.sink.send(fresh);
  }

  return {
    lines: (): Line[] => [
      ...[...streams.values()].flatMap((some) => [...some].map(({ sink }) => sink)),
      ...desks.keys(),
    ],
    /** The conversations whose visitors have a page open here. */
    ids: () => [...streams.keys()],
    /** Ends the streams of a conversation that was erased: its browsers ask again, and learn that it is gone. */
    endAll(id: string): void {
      for (const { sink } of streams.get(id) ?? []) sink.end();
    },
    isEmpty: () => streams.size === 0 && desks.size === 0,

    add(id: string, last: number, sink: Sink): { catchUp: () => Promise<void>; remove: () => void } {
      const stream = { sink, last };
      const some = streams.get(id) ?? new Set();
      streams.set(id, some.add(stream));
      return {
        catchUp: async () => deliver(stream, await messagesAfter(db, id, last)),
        remove() {
          some.delete(stream);
          if (some.size === 0 && streams.get(id) === some) streams.delete(id);
        },
      };
    },

    addDesk: (sink: DeskSink) => void desks.set(sink, ''),
    removeDesk: (sink: DeskSink) => void desks.delete(sink),

    async catchUp({ id, number }: PolledConversation): Promise<void> {
      const behind = [...(streams.get(id) ?? [])].filter(({ last }) => last < number);
      if (behind.length === 0) return;
      const messages = await messagesAfter(db, id, Math.min(...behind.map(({ last }) => last)));
      for (const stream of behind) deliver(stream, messages);
    },

    /** Tells the desks that have not heard of it how things stand. */
    tellDesks(recent: readonly PolledConversation[], present: readonly PresenceTable[], at: Moment): void {
      if (desks.size === 0) return;
      const now = JSON.stringify([
        recent.map((row) => [row.id, row.number, row.state, leftAt(row, at) !== undefined]),
        present.map((person) => [person.email, person.until, isOnDuty(person, at)]),
      ]);
      const waiting = recent.filter((row) => row.state === 'waiting' && leftAt(row, at) === undefined).length;
      for (const [sink, last] of desks) {
        if (last === now) continue;
        desks.set(sink, now);
        sink.changed(waiting);
      }
    },

    clear(): void {
      streams.clear();
      desks.clear();
    },
  };
}
