import { EventEmitter, once } from 'node:events';
import type { Logger } from 'pino';
import { Counter } from 'prom-client';
import type { Store } from '../db/open.ts';
import type { Moment, OutboxMessage } from '../db/tables.ts';
import { isOver } from '../db/waits.ts';
import { makeTasks } from '../tasks.ts';
import { withTimeout } from '../withTimeout.ts';
import { makeDelivery, makeStoreHealth } from './delivery.ts';
import { makeLane } from './lane.ts';
import { attemptedIn, concurrency, kindsOf, laneNames } from './lanes.ts';
import type { ListChanged } from './listChanged.ts';
import type { Outages } from './outages.ts';
import { leaseMs, longestWaitMs, makeQueue, type Queue } from './queue.ts';
import type { Senders } from './senders.ts';

/** Sends the messages of the outbox and retries them until they are accepted or parked. */
export type Outbox = ReturnType<typeof makeOutbox>;

export interface OutboxParts {
  store: Store;
  senders: Senders;
  log: Logger;
  /** Notifies the owner of outages; nobody does without it. */
  outages?: Outages;
  /** Tells a list server of mailboxes that were refused for good. */
  listChanged?: ListChanged;
  now?: () => Moment;
  random?: () => number;
  /** Milliseconds between the first and the second attempt. */
  retryMs?: number;
  pollMs?: number;
  stopMs?: number;
}

/** Milliseconds between two looks at a message that another process may send. */
const recheckMs = 100;

/** The outbox on a store, shared with any other process on the same one. The store is the queue: each lane claims what it sends. */
export function makeOutbox(parts: OutboxParts) {
  const { store, senders, log, outages, stopMs = 8000 } = parts;
  const { now = Date.now, random = Math.random, retryMs = 30_000, pollMs = Math.min(5000, retryMs) } = parts;
  const queue = makeQueue(store, parts.listChanged);
  const storeHealth = makeStoreHealth(log);
  const stopping = new AbortController();
  const times = { now, random, retryMs, pollMs };
  const attempt = makeDelivery({ queue, senders, storeHealth, stopping: stopping.signal, log, ...times });
  const watch = makeWatch({ queue, senders, now });
  const tasks = makeTasks();
  const lanes = laneNames.map((name) => {
    const kinds = kindsOf(name).filter((kind) => senders[kind]);
    const send = (message: OutboxMessage) => tasks.track(sendOne(message));
    let newestFirst = true;
    const claim = async (max: number, exceptIds: readonly string[]) => {
      // Oldest and newest by turns: behind 60 domains that never answer, a new mail would wait for each of them.
      newestFirst = !newestFirst;
      const wanted = { now: now(), max, kinds, attempted: attemptedIn[name], newestFirst, exceptIds };
      return (await storeHealth.guard(() => queue.claim(wanted))) ?? [];
    };
    return {
      isUsed: kinds.length > 0,
      ...makeLane({ concurrency: concurrency[name], claim, send, pollMs, stopping: stopping.signal }),
    };
  });
  const failures = makeFailureCounter();

  return {
    /** Failed attempts, for a registry of metrics. */
    failures,
    wake,
    /**
     * Sends what is due now; resolves with whether all of these were accepted within `budgetMs` milliseconds. The others go on
     * being sent. Never rejects.
     */
    async deliver(ids: readonly string[], budgetMs: number): Promise<boolean> {
      wake();
      if (ids.length === 0) return true;
      const end = performance.now() + budgetMs;
      const isLate = () => stopping.signal.aborted || performance.now() >= end;
      const sent = storeHealth.guard(() => Promise.all([...new Set(ids)].map((id) => watch.isSent(id, isLate))));
      const all = await withTimeout(budgetMs, tasks.track(sent)).catch(() => undefined);
      return all !== undefined && !all.includes(false);
    },
    start(): void {
      for (const lane of lanes) if (lane.isUsed) void tasks.track(lane.run());
    },
    /** Begins nothing more and waits for attempts under way. */
    async stop(): Promise<void> {
      stopping.abort();
      wake();
      await withTimeout(stopMs, tasks.settle()).catch(() => {});
      const messages = lanes.reduce((sum, { size }) => sum + size(), 0);
      if (messages > 0)
        log.warn({ messages }, 'stopped while messages were being sent; they are sent again when their lease expires');
    },
  };

  /** Sends a claimed message. Never rejects. */
  async function sendOne(message: OutboxMessage): Promise<void> {
    const outcome = await attempt(message);
    watch.attempted();
    // Not of mails to sign in: the numbers would tell strangers whose address they have guessed.
    if (!outcome.sent && message.kind !== 'owner-sign-in')
      failures.inc({ kind: message.kind, failure: outcome.failure });
    const written = await storeHealth.guard(async () =>
      outcome.sent ? outages?.worked(message) : outages?.failed(message, outcome.reason),
    );
    if (written) wake();
  }

  /** Sends what is due now, without waiting. */
  function wake(): void {
    for (const lane of lanes) lane.wake();
  }
}

interface WatchParts extends Pick<OutboxParts, 'senders'> {
  queue: Pick<Queue, 'find'>;
  now: () => Moment;
}

/** Waits until messages are sent. */
function makeWatch({ queue, senders, now }: WatchParts) {
  /** Tells of each attempt that is over. */
  const attempts = new EventEmitter().setMaxListeners(0);
  return {
    attempted: () => attempts.emit('over'),

    /** Whether a message is sent, by whichever process, before it is late. */
    async isSent(id: string, isLate: () => boolean): Promise<boolean> {
      while (!isLate()) {
        // Listened for before the query, so that none is missed; another process tells of none of its own.
        const attempt = once(attempts, 'over', { signal: AbortSignal.timeout(recheckMs) }).catch(() => {});
        const message = await queue.find(id);
        if (!message || isHopeless(message)) return false;
        if (message.status === 'sent') return true;
        await attempt;
      }
      return false;
    },
  };

  /** Whether an attempt now is of no use: refused for good, scheduled for later, or of a kind that nothing can send. */
  function isHopeless({ kind, status, nextAttemptAt, lockedUntil }: OutboxMessage): boolean {
    if (status !== 'queued') return status === 'parked';
    const isFree = isOver(lockedUntil, now(), leaseMs);
    return !senders[kind] || (isFree && !isOver(nextAttemptAt, now(), longestWaitMs([kind])));
  }
}

const makeFailureCounter = () =>
  new Counter({
    name: 'delivery_failures_total',
    help: 'Failed delivery attempts, by kind of message and by class of failure.',
    labelNames: ['kind', 'failure'],
    registers: [],
  });
