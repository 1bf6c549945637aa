import type { Moment, OutboxMessage } from '../db/tables.ts';
import type { Queue } from './queue.ts';

/** Milliseconds of a lease: after a crash another process takes the message when it expires. */
export const defaultLeaseMs = 25_000;
/** How long a lease is renewed at most, in milliseconds: an attempt that hangs must not keep a message for ever. */
const maxLeaseMs = 5 * 60_000;

interface LeaseTimes {
  now: () => Moment;
  leaseMs: number;
  /** Milliseconds between two renewals. */
  renewMs: number;
}

/** Renews the lease of a claimed message until `end` is called, so that no other process claims one that is being sent. */
export function holdLease(
  queue: Pick<Queue, 'renew'>,
  message: OutboxMessage,
  times: LeaseTimes,
): { end(): Promise<void> } {
  const leasedSince = performance.now();
  let renewal: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    if (performance.now() - leasedSince > maxLeaseMs) return clearInterval(timer);
    renewal = renewal.then(async () => {
      // A failure of the store is left to the next renewal; a lease that was lost stays lost.
      const stillLeased = await queue.renew(message, times.now() + times.leaseMs).catch(() => true);
      if (!stillLeased) clearInterval(timer);
    });
  }, times.renewMs).unref();
  return {
    end() {
      clearInterval(timer);
      return renewal;
    },
  };
}
