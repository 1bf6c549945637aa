import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { recentConversations } from './conversations.ts';
import { readPresence, touch } from './presence.ts';
import { type DeskSink, makeStreams, type Sink } from './streams.ts';
import { runTimers } from './timers.ts';
import { goneOf, noteSeen } from './visitors.ts';

/** Milliseconds between two polls of the store: where nothing was written here, and where much is. */
const pollMs = 1000;
const leastMs = 100;
/** Milliseconds between two beats on a stream, by which a dead line is noticed. */
const beatMs = 20_000;

export type Hub = ReturnType<typeof makeHub>;

interface HubParts {
  store: Pick<Store, 'db'>;
  log: Pick<Logger, 'error'>;
  now?: () => Moment;
}

/**
 * Makes a function that runs some work now, or once more a moment after the run under way; and again where the work says so.
 * @param onFailure called with the reason of the first of several failures
 */
function makeRepeating(run: () => Promise<boolean>, onFailure: (reason: string) => void): () => void {
  let isRunning = false;
  let again = false;
  let failing = false;

  async function loop(): Promise<void> {
    isRunning = true;
    while (again) {
      again = false;
      try {
        if (await run()) again = true;
        failing = false;
      } catch (error) {
        if (!failing) onFailure(error instanceof Error ? error.message : String(error));
        failing = true;
      }
      await sleep(leastMs, undefined, { ref: false });
    }
    isRunning = false;
  }

  return () => {
    again = true;
    if (!isRunning) void loop();
  };
}

/**
 * The streams of this process. While there is one, it polls the store once a second for all of them together: other processes on the
 * store are heard of in the same way as this one.
 */
export function makeHub({ store, log, now = Date.now }: HubParts) {
  const streams = makeStreams(store);
  const wake = makeRepeating(poll, (reason) => log.error({ reason }, 'conversations could not be read'));
  let timers: NodeJS.Timeout[] = [];
  let stopped = false;

  function settle(): void {
    const isWanted = !stopped && !streams.isEmpty();
    if (isWanted === timers.length > 0) return;
    for (const timer of timers) clearInterval(timer);
    timers = isWanted ? [setInterval(wake, pollMs).unref(), setInterval(beat, beatMs).unref()] : [];
  }

  function beat(): void {
    for (const line of streams.lines()) line.beat();
    // What the store does not take now, it takes with the next beat.
    noteSeen(store.db, streams.ids(), now()).catch(() => undefined);
  }

  /** Returns whether it has written anything. */
  async function poll(): Promise<boolean> {
    if (stopped || streams.isEmpty()) return false;
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
    wake,

    /** Opens a visitor's stream after a message. Returns what closes it. */
    async open(id: string, after: number, sink: Sink): Promise<() => void> {
      const { catchUp, remove } = streams.add(id, after, sink);
      if (stopped) sink.end();
      settle();
      await noteSeen(store.db, [id], now());
      await catchUp();
      return () => {
        remove();
        settle();
      };
    },

    /** Opens the stream of somebody at the desk, whose line counts as open from now on. */
    async openDesk(sink: DeskSink): Promise<() => void> {
      streams.addDesk(sink);
      if (stopped) sink.end();
      settle();
      await touch(store.db, sink.email, now());
      wake();
      return () => {
        streams.removeDesk(sink);
        settle();
      };
    },

    /** Ends every stream: their browsers come back to a process that goes on. */
    stop(): void {
      stopped = true;
      for (const line of streams.lines()) line.end();
      streams.clear();
      settle();
    },
  };
}
