import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import type { Moment, OutboxItem } from '../db/tables.ts';
import { backoffMs, isGivenUp } from './backoff.ts';
import { DeliveryError } from './deliveryError.ts';
import { holdLease } from './lease.ts';
import type { Outbox } from './outbox.ts';
import { type Claim, makeQueue } from './queue.ts';
import { makeRest } from './rest.ts';
import type { Senders } from './senders.ts';
import { makeSlots } from './slots.ts';

export interface OutboxParts {
  store: Store;
  senders: Senders;
  log: Logger;
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

/** How many messages are sent at a time. */
const atOnce = 5;

/** The outbox on a store, shared with any other process on the same one. */
export function makeOutbox({ store, senders, log, now = Date.now, random = Math.random, retryMs = 30_000, pollMs = Math.min(5000, retryMs), stopMs = 8000, leaseMs = 25_000, renewMs = leaseMs / 3 }: OutboxParts): Outbox {
  const queue = makeQueue(store);
  const kinds = Object.keys(senders) as OutboxItem['kind'][];
  const slots = makeSlots(atOnce);
  /** What is being sent, by id; true where it was taken. */
  const underWay = new Map<string, Promise<boolean>>();
  /** What was tried, while the store does not take how it went. */
  const unkept = new Set<string>();
  const tasks = new Set<Promise<unknown>>();
  const rest = makeRest();
  let started = false;
  let stopped = false;
  let outage = false;

  return {
    deliver(ids, budgetMs) {
      return new Promise((resolve) => {
        const budget = { over: false };
        const timer = setTimeout(() => {
          budget.over = true;
          resolve(false);
        }, budgetMs);
        void track(sendNow([...new Set(ids)], budget)).catch(storeFailed).then((sent) => {
          clearTimeout(timer);
          resolve(sent === true);
          // Whatever else was written with these is sent now as well.
          rest.wake();
        });
      });
    },
    start() {
      if (started) return;
      started = true;
      void track(work());
    },
    async stop() {
      stopped = true;
      rest.end();
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopMs);
      const finished = async () => { while (tasks.size > 0) await Promise.allSettled(tasks); };
      await Promise.race([finished(), over]);
      clearTimeout(timer);
      if (underWay.size > 0) log.warn({ messages: underWay.size }, 'stopped while messages were being sent; they are tried again when their time is over');
    },
  };

  async function work(): Promise<void> {
    while (!stopped) {
      const free = await slots.take(atOnce);
      const claimed = await begin(free).catch(storeFailed);
      if ((claimed?.length ?? 0) < free) await rest.pause(pollMs);
    }
  }

  async function sendNow(ids: string[], budget: { over: boolean }): Promise<boolean> {
    let open = ids;
    while (open.length > 0) {
      const free = await slots.take(open.length);
      if (budget.over || stopped) {
        slots.give(free);
        return false;
      }
      const begun = await begin(free, open);
      const taken = await Promise.all(begun);
      if (taken.includes(false)) return false;
      if (begun.length === ids.length) return true;

      const known = await queue.find(open);
      if (known.length < open.length || known.some(isHopeless)) return false;
      open = known.filter(({ status }) => status !== 'sent').map(({ id }) => id);
      // In the hands of this process's own work, or of another process.
      if (open.length > 0 && begun.length === 0) await Promise.race([rest.pause(100), ...open.flatMap((id) => underWay.get(id) ?? [])]);
    }
    return true;
  }

  /** Whether trying at once is of no use: refused for good, to be tried later, or nothing can send it. */
  function isHopeless({ kind, status, attempts, nextAttemptAt, lockedUntil }: OutboxItem): boolean {
    if (status !== 'queued') return status === 'parked';
    return !senders[kind] || (lockedUntil <= now() && attempts > 0 && nextAttemptAt > now());
  }

  /** Claims what is due, or of some messages what can be had, and begins to send it. Takes over the slots that were taken for it. */
  async function begin(free: number, only?: readonly string[]): Promise<Promise<boolean>[]> {
    let items: OutboxItem[] = [];
    try {
      const claim: Claim = { now: now(), most: free, kinds, except: [...underWay.keys()], leaseMs, ...(only ? { only } : {}) };
      if (!stopped && kinds.length > 0) {
        items = await queue.claim(claim);
        storeWorks();
      }
    } finally {
      slots.give(free - items.length);
    }
    return items.map((item) => {
      const attempt = handle(item).finally(() => {
        underWay.delete(item.id);
        slots.give(1);
      });
      underWay.set(item.id, attempt);
      return track(attempt);
    });
  }

  async function handle(item: OutboxItem): Promise<boolean> {
    const about = { outboxId: item.id, kind: item.kind, attempt: item.attempts };
    const lease = holdLease(queue, item, { now, leaseMs, renewMs });
    try {
      await (senders[item.kind]?.(item) ?? Promise.resolve()).finally(lease.end);
    } catch (error) {
      // The text of an unexpected error may hold anything, also what a visitor wrote.
      const { message: reason, permanent } = error instanceof DeliveryError ? error : { message: `an unexpected ${(error as Error).name}`, permanent: false };
      const status = permanent || isGivenUp(item.attempts, retryMs) ? 'parked' : 'queued';
      const nextAttemptAt = now() + backoffMs(item.attempts, random, retryMs);
      const ours = await keep(item, () => queue.failed(item, { status, nextAttemptAt, lastError: reason }));
      if (ours === false) log.warn({ ...about, reason }, 'message not sent, and in other hands since');
      else if (status === 'parked') log.error({ ...about, reason }, 'message parked');
      else log.warn({ ...about, reason, again: new Date(nextAttemptAt).toISOString() }, 'message not sent');
      return false;
    }
    await keep(item, () => queue.sent(item, now()));
    log.info(about, 'message sent');
    return true;
  }

  /** Writes down how it went. A message that was sent must not be sent again because the store was away at that moment. */
  async function keep<T>({ id }: OutboxItem, write: () => Promise<T>): Promise<T | undefined> {
    for (;;) {
      const last = stopped;
      try {
        const result = await write();
        unkept.delete(id);
        storeWorks();
        return result;
      } catch (error) {
        unkept.add(id);
        storeFailed(error);
      }
      if (last) return undefined;
      await rest.pause(pollMs);
    }
  }

  function storeFailed(error: unknown): undefined {
    if (!outage) log.error({ reason: (error as Error).message }, 'the outbox cannot use the store');
    outage = true;
  }

  function storeWorks(): void {
    if (unkept.size > 0) return;
    if (outage) log.info('the outbox can use the store again');
    outage = false;
  }

  function track<T>(task: Promise<T>): Promise<T> {
    tasks.add(task);
    const forget = () => void tasks.delete(task);
    task.then(forget, forget);
    return task;
  }
}
