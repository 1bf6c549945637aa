import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import type { Moment, OutboxMessage } from '../db/tables.ts';
import { isOver } from '../db/waits.ts';
import { makeTasks } from '../tasks.ts';
import { withTimeout } from '../withTimeout.ts';
import { makeDelivery, makeStoreHealth } from './delivery.ts';
import type { FailureClass } from './deliveryError.ts';
import { attemptedIn, concurrency, kindsOf, laneNames, type LaneName, type OutboxMessageKind } from './lanes.ts';
import type { Outages } from './outages.ts';
import { defaultLeaseMs, longestWaitMs, makeQueue, type NoteBounce } from './queue.ts';
import type { Senders } from './senders.ts';

/** Sends the messages of the outbox and retries them until they are accepted or parked. */
export interface Outbox {
  /**
   * Sends what is due now; resolves with whether all of these were accepted within `budgetMs` milliseconds. The others go on
   * being sent.
   */
  deliver(ids: readonly string[], budgetMs: number): Promise<boolean>;
  /** Begins to poll for due messages. */
  start(): void;
  /** Begins nothing more and waits for attempts under way. */
  stop(): Promise<void>;
}

export interface OutboxParts {
  store: Store;
  senders: Senders;
  log: Logger;
  /** Notifies the owner of outages; nobody does without it. */
  outages?: Outages;
  /** Called for each mailbox that was refused for good; by default it comes onto the suppression list alone. */
  noteBounce?: NoteBounce;
  /** Called for each failed attempt. */
  onFailure?: (failure: { kind: OutboxMessageKind; failure: FailureClass }) => void;
  now?: () => Moment;
  random?: () => number;
  /** Milliseconds between the first and the second attempt. */
  retryMs?: number;
  /** Milliseconds between two polls for due messages. */
  pollMs?: number;
  /** Milliseconds that `stop` waits for attempts under way. */
  stopMs?: number;
  /** Milliseconds of a lease. */
  leaseMs?: number;
  /** Milliseconds between two renewals of a lease, while the message is being sent. */
  renewMs?: number;
}

/** Milliseconds between two looks at a message that another process may send. */
const recheckMs = 100;

/** The outbox on a store, shared with any other process on the same one. The store is the queue: each lane claims what it sends. */
export function makeOutbox(parts: OutboxParts): Outbox {
  const { store, senders, log, outages, onFailure, stopMs = 8000 } = parts;
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
  const lanes = laneNames.map(makeLane);
  let started = false;

  return {
    async deliver(ids, budgetMs) {
      const late = AbortSignal.any([AbortSignal.timeout(budgetMs), stopping.signal]);
      for (const lane of lanes) lane.wake();
      if (ids.length === 0) return true;
      const sent = tasks.track(Promise.all([...new Set(ids)].map((id) => isSent(id, late)))).then(
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
      for (const lane of lanes) void tasks.track(lane.run());
    },
    async stop() {
      stopping.abort();
      for (const lane of lanes) lane.wake();
      await withTimeout(stopMs, tasks.settle()).catch(() => {});
      const messages = lanes.reduce((sum, { sending }) => sum + sending.size, 0);
      if (messages > 0)
        log.warn({ messages }, 'stopped while messages were being sent; they are sent again when their lease expires');
    },
  };

  /** Sends messages of some kinds, so many at a time. */
  function makeLane(name: LaneName) {
    const kinds = kindsOf(name).filter((kind) => senders[kind]);
    const attempted = attemptedIn[name];
    const sending = new Set<string>();
    let pause = new AbortController();
    let newestFirst = true;
    const wake = () => {
      pause.abort();
      pause = new AbortController();
    };

    async function claim(max: number): Promise<OutboxMessage[]> {
      // Oldest and newest alternate, so that neither a backlog nor new messages block the other.
      newestFirst = !newestFirst;
      const due = { now: now(), max, kinds, attempted, newestFirst, exceptIds: [...sending], leaseMs };
      try {
        const messages = await queue.claim(due);
        storeHealth.succeeded('messages');
        return messages;
      } catch (error) {
        storeHealth.failed('messages', error);
        return [];
      }
    }

    function send(message: OutboxMessage): void {
      sending.add(message.id);
      const over = attempt(message).then((outcome) => {
        if (sending.size === concurrency[name]) wake();
        sending.delete(message.id);
        attempts.emit(message.id, outcome.sent);
        if (!outcome.sent) onFailure?.({ kind: message.kind, failure: outcome.failure });
        return outcome.sent ? outages?.worked(message) : outages?.failed(message, outcome.reason);
      });
      const noted = over.then((written) => {
        if (written) for (const lane of lanes) lane.wake();
      });
      void tasks.track(noted.catch((error) => storeHealth.failed('messages', error)));
    }

    return {
      sending,
      wake,
      async run(): Promise<void> {
        while (!stopping.signal.aborted && kinds.length > 0) {
          // Taken before the query: a message that is written during it is not in its result, and wakes.
          const { signal } = pause;
          const free = concurrency[name] - sending.size;
          const messages = free > 0 ? await claim(free) : [];
          for (const message of messages) send(message);
          if (free === 0 || messages.length < free)
            await sleep(pollMs, undefined, { signal, ref: false }).catch(() => {});
        }
      },
    };
  }

  async function isSent(id: string, late: AbortSignal): Promise<boolean> {
    while (!late.aborted) {
      // Listened for before the query, so that none is missed.
      const signal = AbortSignal.any([late, AbortSignal.timeout(recheckMs)]);
      const over: Promise<[boolean] | undefined> = once(attempts, id, { signal }).catch(() => undefined) as never;
      const message = await queue.find(id);
      if (!message || isHopeless(message)) return false;
      if (message.status === 'sent') return true;
      const result = await over;
      if (result) return result[0];
    }
    return false;
  }

  /** Whether an attempt now is of no use: refused for good, scheduled for later, or of a kind that nothing can send. */
  function isHopeless({ kind, status, nextAttemptAt, lockedUntil }: OutboxMessage): boolean {
    if (status !== 'queued') return status === 'parked';
    const isFree = isOver(lockedUntil, now(), leaseMs);
    return !senders[kind] || (isFree && !isOver(nextAttemptAt, now(), longestWaitMs([kind])));
  }
}
