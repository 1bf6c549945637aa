import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import {
  recentConversations,
  type Change,
  changeAlone,
  type PolledConversation,
  noticeOf,
  waitsFrom,
} from './conversations.ts';
import { readPresence, touch, isConnected, isOnDuty } from './presence.ts';
import { type DeskSink, makeStreams, type Sink } from './streams.ts';
import { goneOf, noteSeen } from './visitors.ts';
import type { PresenceTable } from '../db/conversationTables.ts';
import type { Moment } from '../db/tables.ts';
import { isWithin } from '../db/waits.ts';

/** Milliseconds between two polls of the store: where nothing was written here, and where much is. */
const pollMs = 1000;
const minMs = 100;
/** Milliseconds between two beats on a stream, by which a dead line is noticed. */
const beatMs = 20_000;

export type Hub = ReturnType<typeof makeHub>;

/**
 * The streams of this process. While there is one, it polls the store once a second for all of them together: other processes on the
 * store are heard of in the same way as this one.
 */
export function makeHub({ store, log }: { store: Pick<Store, 'db'>; log: Pick<Logger, 'error'> }) {
  const now = Date.now;
  const streams = makeStreams(store);
  let stopped = false;
  const loop = makePollLoop({ poll, beat, isOver: () => stopped || streams.isEmpty(), log });

  function beat(): void {
    for (const line of streams.lines()) line.beat();
    // What the store does not take now, it takes with the next beat.
    noteSeen(store.db, streams.ids(), now()).catch(() => undefined);
  }

  /** Returns whether it has written anything. */
  async function poll(): Promise<boolean> {
    const [recent, present] = await Promise.all([recentConversations(store.db, now()), readPresence(store.db)]);
    const isChanged = await runTimers(store, recent, present, now());
    for (const conversation of recent) await streams.catchUp(conversation);
    streams.tellDesks(recent, present, now());
    const known = new Set(recent.map(({ id }) => id));
    const others = streams.ids().filter((id) => !known.has(id));
    for (const id of await goneOf(store.db, others)) streams.endAll(id);
    return isChanged;
  }

  return {
    wake: loop.wake,

    /** Opens a visitor's stream after a message. Returns what closes it. */
    async open(id: string, after: number, sink: Sink): Promise<() => void> {
      const { catchUp, remove } = streams.add(id, after, sink);
      if (stopped) sink.end();
      void loop.run();
      await noteSeen(store.db, [id], now());
      await catchUp();
      return remove;
    },

    /** Opens the stream of somebody at the desk, whose line counts as open from now on. */
    async openDesk(sink: DeskSink): Promise<() => void> {
      streams.addDesk(sink);
      if (stopped) sink.end();
      await touch(store.db, sink.email, now());
      void loop.run();
      loop.wake();
      return () => streams.removeDesk(sink);
    },

    /** Ends every stream: their browsers come back to a process that goes on. */
    stop(): void {
      stopped = true;
      for (const line of streams.lines()) line.end();
      streams.clear();
    },
  };
}

interface PollLoopParts {
  /** Returns whether it has written anything. */
  poll(): Promise<boolean>;
  beat(): void;
  /** Whether nobody needs it any more. */
  isOver(): boolean;
  log: Pick<Logger, 'error'>;
}

/** Polls and beats for as long as somebody needs it. */
function makePollLoop({ poll, beat, isOver, log }: PollLoopParts) {
  let pause = new AbortController();
  let isRunning = false;
  let failing = false;
  return { wake, run };

  /** Polls now, or once more a moment after the poll under way. */
  function wake(): void {
    pause.abort();
    pause = new AbortController();
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    const beats = setInterval(beat, beatMs).unref();
    while (!isOver()) {
      // Taken before the poll: what is written during it is not in its result, and wakes.
      const { signal } = pause;
      const isChanged = await tryPoll();
      await sleep(minMs, undefined, { ref: false });
      if (!isChanged) await sleep(pollMs - minMs, undefined, { signal, ref: false }).catch(() => {});
    }
    clearInterval(beats);
    isRunning = false;
  }

  async function tryPoll(): Promise<boolean> {
    try {
      const isChanged = await poll();
      failing = false;
      return isChanged;
    } catch (error) {
      if (!failing) log.error({ reason: (error as Error).message }, 'conversations could not be read');
      failing = true;
      return false;
    }
  }
}

/** After so long without a person, the visitor is told that none comes. */
const lateMs = 90_000;

/**
 * Tells visitors that nobody comes, or that their person has lost the line: who is on duty is rung again, or the visitor is told that
 * nobody is. Of several processes the first to write does it. Returns whether anything was written.
 */
async function runTimers(
  { db }: Pick<Store, 'db'>,
  conversations: readonly PolledConversation[],
  present: readonly PresenceTable[],
  now: Moment,
): Promise<boolean> {
  let isChanged = false;
  for (const conversation of conversations) {
    const due = dueIn(conversation, present, now);
    if (!due) continue;
    const written = await changeAlone(db, conversation.id, now, due);
    isChanged ||= written !== undefined;
  }
  return isChanged;
}

function dueIn(
  { state, askedAt, lateAt, takenBy, personId }: PolledConversation,
  present: readonly PresenceTable[],
  now: Moment,
): Change | undefined {
  if (state === 'waiting' && lateAt === null && !isWithin(askedAt, now, lateMs))
    return {
      from: ['waiting'],
      holds: { askedAt, lateAt: null },
      set: { lateAt: now },
      messages: [noticeOf('late', now)],
    };
  const holder = present.find(({ email }) => email === takenBy);
  if (state === 'taken' && !(holder && isConnected(holder, now))) {
    const isThere = present.some((person) => isOnDuty(person, now));
    return {
      from: ['taken'],
      holds: { takenBy },
      set: { ...waitsFrom(now, isThere), personId: null },
      messages: [noticeOf(isThere ? 'away' : 'alone', now, personId)],
    };
  }
  return undefined;
}
