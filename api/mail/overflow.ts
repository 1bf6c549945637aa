import type { Cancellation } from './cancellation.ts';
import type { Semaphore } from './semaphore.ts';

export interface OverflowLimits {
  /** Milliseconds after which an attempt releases its permit and goes on in the overflow. */
  afterMs: number;
  /** Attempts in the overflow at a time. */
  max: number;
}

/**
 * Keeps servers that never answer from holding every permit: a slow attempt goes on without one, in the overflow. Once
 * the overflow is full, the oldest slow attempt that can still be cancelled is cancelled for each waiting caller; the
 * outbox retries it later.
 */
export interface Overflow {
  /** Watches an attempt that has just begun with a permit. Call the result when it is over: it gives the permit back. */
  watch(attempt: Cancellation): () => void;
  /** Call it when somebody waits for a permit. */
  makeRoom(): void;
}

export function makeOverflow(semaphore: Semaphore, { afterMs, max }: OverflowLimits): Overflow {
  const overflowing = new Set<Cancellation>();
  /** Slow, and still with their permits. */
  const slow = new Set<Cancellation>();
  /** Cancelled, and not over yet. */
  const cancelled = new Set<Cancellation>();

  function makeRoom(): void {
    for (const attempt of slow) {
      if (overflowing.size >= max) break;
      slow.delete(attempt);
      overflowing.add(attempt);
      semaphore.release(1);
    }
    for (const attempt of [...overflowing, ...slow]) {
      if (cancelled.size >= Math.min(slow.size, semaphore.waiting)) return;
      if (attempt.cancel()) cancelled.add(attempt);
    }
  }

  return {
    watch(attempt) {
      const timer = setTimeout(() => {
        slow.add(attempt);
        makeRoom();
      }, afterMs).unref();
      return () => {
        clearTimeout(timer);
        cancelled.delete(attempt);
        slow.delete(attempt);
        if (!overflowing.delete(attempt)) semaphore.release(1);
        makeRoom();
      };
    },
    makeRoom,
  };
}
