import type { Moment, OutboxItem } from '../db/tables.ts';
import type { Queue } from './queue.ts';

/** Until when a lease is renewed at most, in milliseconds: a send that never ends must not keep a message for ever. */
const longestMs = 5 * 60_000;

interface LeaseTimes {
  now: () => Moment;
  leaseMs: number;
  /** Milliseconds between two renewals. */
  renewMs: number;
}

/** Holds a claimed message until told to let go, so that no other process takes one that is still being sent. */
export function holdLease(queue: Pick<Queue, 'renew'>, item: OutboxItem, times: LeaseTimes): { end(): Promise<void> } {
  const heldSince = performance.now();
  let renewal: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (performance.now() - heldSince > longestMs) return clearInterval(timer);
    renewal = renewal.then(async () => {
      // Where the store is away, the next renewal tries again; once it is in other hands, nothing changes that.
      const ours = await queue.renew(item, times.now() + times.leaseMs).catch(() => true);
      if (!ours) clearInterval(timer);
    });
  }, times.renewMs).unref();
  return {
    end() {
      clearInterval(timer);
      return renewal;
    },
  };
}
