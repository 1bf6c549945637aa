import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import type { Moment, OutboxItem } from '../db/tables.ts';
import { makeDelivery, type Outcome } from './delivery.ts';
import type { FailureClass } from './deliveryError.ts';
import type { Interruption } from './interruption.ts';
import { kindsOf, type Kind, type LaneName, laneLimits, laneNames, laneOf } from './kinds.ts';
import { makeLane } from './lane.ts';
import type { Outages } from './outages.ts';
import type { Outbox } from './outbox.ts';
import { makeQueue } from './queue.ts';
import { makeRest } from './rest.ts';
import type { Senders } from './senders.ts';
import { makeStoreState } from './storeState.ts';
import { makeTasks } from './tasks.ts';

export interface OutboxParts {
  store: Store;
  senders: Senders;
  log: Logger;
  /** Tells the owner when nothing gets through to them; nobody does without it. */
  outages?: Outages;
  /** Counts what was not taken. */
  onFailure?: (failure: { kind: Kind; failure: FailureClass }) => void;
  now?: () => Moment;
  random?: () => number;
  /** Milliseconds until a message that was not taken is tried for the second time. */
  retryMs?: number;
  /** Milliseconds between two looks at what is due. */
  pollMs?: number;
  /** Milliseconds that `stop` waits for what is under way. */
  stopMs?: number;
  /** Milliseconds for which a message is in one process's hands; after a crash another takes it when they are over. */
  leaseMs?: number;
  /** Milliseconds between two renewals of that, while the message is being sent. */
  renewMs?: number;
}

/** The outbox on a store, shared with any other process on the same one. */
export function makeOutbox(parts: OutboxParts): Outbox {
  const { store, senders, log, outages, onFailure, stopMs = 8000, leaseMs = 25_000, renewMs = leaseMs / 3 } = parts;
  const { now = Date.now, random = Math.random, retryMs = 30_000, pollMs = Math.min(5000, retryMs) } = parts;
  const queue = makeQueue(store);
  const storeState = makeStoreState(log);
  const rest = makeRest();
  const { track, settle } = makeTasks();
  const deliver = makeDelivery({
    queue,
    senders,
    storeState,
    rest,
    log,
    now,
    random,
    retryMs,
    pollMs,
    leaseMs,
    renewMs,
    onTried,
  });
  const attempt = (item: OutboxItem, interruption: Interruption) => track(deliver(item, interruption));
  const lanes = laneNames.map((name) => {
    const kinds = kindsOf(name).filter((kind) => senders[kind]);
    return {
      name,
      lane: makeLane({ queue, kinds, limits: laneLimits[name], storeState, now, pollMs, leaseMs, attempt }),
    };
  });
  let started = false;

  return {
    async deliver(ids, budgetMs) {
      const budget = { over: false };
      const { promise: late, resolve } = Promise.withResolvers<false>();
      const timer = setTimeout(() => {
        budget.over = true;
        resolve(false);
      }, budgetMs);
      const sent = track(sendNow([...new Set(ids)], budget)).catch(storeState.failed);
      const inTime = (await Promise.race([sent, late])) === true;
      clearTimeout(timer);
      return inTime;
    },
    start() {
      if (started) return;
      started = true;
      for (const { lane } of lanes) void track(lane.work());
    },
    async stop() {
      for (const { lane } of lanes) lane.end();
      rest.end();
      await settle(stopMs);
      const messages = lanes.reduce((sum, { lane }) => sum + lane.underWay, 0);
      const words = 'stopped while messages were being sent; they are tried again when their time is over';
      if (messages > 0) log.warn({ messages }, words);
    },
  };

  /** Each lane sends its own, side by side; one without any looks for what else was written with these. */
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

  function onTried(item: OutboxItem, outcome: Outcome): void {
    if (!outcome.sent) onFailure?.({ kind: item.kind, failure: outcome.failure });
    const noted = outcome.sent ? outages?.worked(item) : outages?.failed(item, outcome.reason);
    if (noted) void track(noted).then((written) => written && wake(), storeState.failed);
  }

  function wake(): void {
    for (const { lane } of lanes) lane.wake();
  }
}
