import { EventEmitter } from 'node:events';
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
import type { Outages } from './outages.ts';
import { defaultLeaseMs, longestWaitMs, makeQueue, type NoteBounce, type Queue } from './queue.ts';
import type { Senders } from './senders.ts';

/** Sends the messages of the outbox and retries them until they are accepted or parked. */
export interface Outbox {
  /**
   * Sends what is due now; resolves with whether all of these were accepted within `budgetMs` milliseconds. The others go on
   * being sent.
   */
  deliver(ids: readonly string[], budgetMs: number): Promise<boolean>;
  start(): void;
  /** Begins nothing more and waits for attempts under way. */
  stop(): Promise<void>;
  /** Failed attempts, for a registry of metrics. */
  failures: Counter;
}

export interface OutboxParts {
  store: Store;
  senders: Senders;
  log: Logger;
  /** Notifies the owner of outages; nobody does without it. */
  outages?: Outages;
  /** Called for each mailbox that was refused for good; by default it comes onto the suppression list alone. */
  noteBounce?: NoteBounce;
  now?: () => Moment;
  random?: () => number;
  /** Milliseconds between the first and the second attempt. */
  retryMs?: number;
  pollMs?: number;
  stopMs?: number;
  leaseMs?: number;
  /** Milliseconds between two renewals of a lease, while the message is being sent. */
  renewMs?: number;
}

/** Milliseconds between two looks at a message that another process may send. */
const recheckMs = 100;

/** The outbox on a store, shared with any other process on the same one. The store is the queue: each lane claims what it sends. */
export function makeOutbox(parts: OutboxParts): Outbox {
  const { store, senders, log, outages, stopMs = 8000 } = parts;
  const { leaseMs = defaultLeaseMs, renewMs = leaseMs / 3 } = parts;
  const { now = Date.now, random = Math.random, retryMs = 30_000, pollMs = Math.min(5000, retryMs) } = parts;
  const queue = makeQueue(store, parts.noteBounce);
  const storeHealth = makeStoreHealth(log);
  const stopping = new AbortController();
  const times = { now, random, retryMs, pollMs, leaseMs, renewMs };
  const attempt = makeDelivery({ queue, senders, storeHealth, stopping: stopping.signal, log, ...times });
  const tasks = makeTasks();
  /** Tells of each attempt that is over, by the message's id. */
  const attempts = new EventEmitter().setMaxListeners(0);
  const isSent = makeIsSent({ queue, senders, attempts, now, leaseMs });
  const lanes = laneNames.map((name) => {
    const kinds = kindsOf(name).filter((kind) => senders[kind]);
    const claim = (max: number, newestFirst: boolean, exceptIds: readonly string[]) =>
      queue.claim({ now: now(), max, kinds, attempted: attemptedIn[name], newestFirst, exceptIds, leaseMs });
    const send = (message: OutboxMessage) => tasks.track(sendOne(message));
    return {
      isUsed: kinds.length > 0,
      ...makeLane({ concurrency: concurrency[name], claim, send, storeHealth, pollMs, stopping: stopping.signal }),
    };
  });
  const failures = makeFailureCounter();
  let started = false;

  return {
    failures,
    async deliver(ids, budgetMs) {
      wake();
      if (ids.length === 0) return true;
      const end = performance.now() + budgetMs;
      const isLate = () => stopping.signal.aborted || performance.now() >= end;
      const sent = tasks.track(Promise.all([...new Set(ids)].map((id) => isSent(id, isLate)))).then(
        (all) => !all.includes(false),
        (error) => {
          storeHealth.failed('messages', error);
          return false;
        },
      );
      return withTimeout(budgetMs, sent).catch(() => false);
    },
    start() {
      if (started) return;
      started = true;
      for (const lane of lanes) if (lane.isUsed) void tasks.track(lane.run());
    },
    async stop() {
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
    attempts.emit(message.id, outcome.sent);
    // Not of mails to sign in: the numbers would tell strangers whose address they have guessed.
    if (!outcome.sent && message.kind !== 'owner-sign-in')
      failures.inc({ kind: message.kind, failure: outcome.failure });
    try {
      const written = await (outcome.sent ? outages?.worked(message) : outages?.failed(message, outcome.reason));
      if (written) wake();
    } catch (error) {
      storeHealth.failed('messages', error);
    }
  }

  function wake(): void {
    for (const lane of lanes) lane.wake();
  }
}

/** Makes a function that tells whether a message is sent before it is late. @param attempts emits each result by the message's id */
function makeIsSent({ queue, senders, attempts, now, leaseMs }: IsSentParts) {
  /** Whether an attempt now is of no use: refused for good, scheduled for later, or of a kind that nothing can send. */
  const isHopeless = ({ kind, status, nextAttemptAt, lockedUntil }: OutboxMessage): boolean => {
    if (status !== 'queued') return status === 'parked';
    const isFree = isOver(lockedUntil, now(), leaseMs);
    return !senders[kind] || (isFree && !isOver(nextAttemptAt, now(), longestWaitMs([kind])));
  };

  /** The result of an attempt; undefined where none is over soon. */
  const nextResult = (id: string) =>
    new Promise<boolean | undefined>((resolve) => {
      const done = (result?: boolean) => {
        clearTimeout(timer);
        attempts.off(id, done);
        resolve(result);
      };
      const timer = setTimeout(done, recheckMs).unref();
      attempts.on(id, done);
    });

  return async (id: string, isLate: () => boolean): Promise<boolean> => {
    while (!isLate()) {
      // Listened for before the query, so that none is missed.
      const next = nextResult(id);
      const message = await queue.find(id);
      if (!message || isHopeless(message)) return false;
      if (message.status === 'sent') return true;
      const result = await next;
      if (result !== undefined) return result;
    }
    return false;
  };
}

interface IsSentParts extends Pick<OutboxParts, 'senders'> {
  queue: Pick<Queue, 'find'>;
  attempts: EventEmitter;
  now: () => Moment;
  leaseMs: number;
}

const makeFailureCounter = () =>
  new Counter({
    name: 'delivery_failures_total',
    help: 'Failed delivery attempts, by kind of message and by class of failure.',
    labelNames: ['kind', 'failure'],
    registers: [],
  });
