import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import type { Moment, OutboxMessage } from '../db/tables.ts';
import { makeDelivery, type Outcome } from './delivery.ts';
import type { FailureClass } from './deliveryError.ts';
import type { Cancellation } from './cancellation.ts';
import { kindsOf, type OutboxMessageKind, type LaneName, laneLimits, laneNames, laneOf } from './lanes.ts';
import { makeLane } from './lane.ts';
import { defaultLeaseMs } from './lease.ts';
import type { Outages } from './outages.ts';
import type { Outbox } from './outbox.ts';
import { makeQueue, type NoteBounce } from './queue.ts';
import { makeSleeper } from './sleeper.ts';
import type { Senders } from './senders.ts';
import { makeStoreHealth } from './storeHealth.ts';
import { makeTasks } from './tasks.ts';

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

/** The outbox on a store, shared with any other process on the same one. */
export function makeOutbox(parts: OutboxParts): Outbox {
  const { store, senders, log, outages, onFailure, stopMs = 8000 } = parts;
  const { leaseMs = defaultLeaseMs, renewMs = leaseMs / 3 } = parts;
  const { now = Date.now, random = Math.random, retryMs = 30_000, pollMs = Math.min(5000, retryMs) } = parts;
  const queue = makeQueue(store, parts.noteBounce);
  const storeHealth = makeStoreHealth(log);
  const sleeper = makeSleeper();
  const { track, settle } = makeTasks();
  const deliver = makeDelivery({
    queue,
    senders,
    storeHealth,
    sleeper,
    log,
    now,
    random,
    retryMs,
    pollMs,
    leaseMs,
    renewMs,
    onAttempted,
  });
  const attempt = (message: OutboxMessage, cancellation: Cancellation) => track(deliver(message, cancellation));
  const lanes = laneNames.map((name) => {
    const kinds = kindsOf(name).filter((kind) => senders[kind]);
    return {
      name,
      lane: makeLane({ queue, kinds, limits: laneLimits[name], storeHealth, now, pollMs, leaseMs, attempt }),
    };
  });
  let started = false;

  return {
    async deliver(ids, budgetMs) {
      const budget = makeBudget(budgetMs);
      const sent = track(sendNow([...new Set(ids)], budget)).catch(storeHealth.failed);
      const inTime = (await Promise.race([sent, budget.late])) === true;
      budget.end();
      return inTime;
    },
    start() {
      if (started) return;
      started = true;
      for (const { lane } of lanes) void track(lane.run());
    },
    async stop() {
      for (const { lane } of lanes) lane.stop();
      sleeper.stop();
      await settle(stopMs);
      const messages = lanes.reduce((sum, { lane }) => sum + lane.size, 0);
      if (messages > 0)
        log.warn({ messages }, 'stopped while messages were being sent; they are sent again when their lease expires');
    },
  };

  /** Each lane sends its own messages. The others poll: they may have something that was written in the same transaction. */
  async function sendNow(ids: readonly string[], budget: { over: boolean }): Promise<boolean> {
    const known = ids.length > 0 ? await queue.find(ids) : [];
    const idsOf = (lane: LaneName) => known.filter(({ kind }) => laneOf(kind) === lane).map(({ id }) => id);
    const taken = await Promise.all(
      lanes.map(({ name, lane }) => {
        const own = idsOf(name);
        if (own.length > 0) return lane.sendNow(own, budget);
        lane.wake();
        return true;
      }),
    );
    return known.length === ids.length && !taken.includes(false);
  }

  function onAttempted(message: OutboxMessage, outcome: Outcome): void {
    if (!outcome.sent) onFailure?.({ kind: message.kind, failure: outcome.failure });
    const noted = outcome.sent ? outages?.worked(message) : outages?.failed(message, outcome.reason);
    if (noted) void track(noted).then((written) => written && wake(), storeHealth.failed);
  }

  function wake(): void {
    for (const { lane } of lanes) lane.wake();
  }
}

/** A time limit in milliseconds: `late` resolves with false once it is over. */
function makeBudget(ms: number): { over: boolean; late: Promise<false>; end: () => void } {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => {
    budget.over = true;
    resolve(false);
  }, ms);
  const budget = { over: false, late, end: () => clearTimeout(timer) };
  return budget;
}
