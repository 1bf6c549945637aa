import type { Interruption } from './interruption.ts';
import type { Slots } from './slots.ts';

export interface AsideLimits {
  /** Milliseconds after which a try gives its slot to the next, and goes on aside. */
  afterMs: number;
  /** Tries that go on aside at a time. */
  atOnce: number;
}

/**
 * Keeps servers that never answer from holding every slot: a try that takes long goes on aside. Where as many are aside
 * as may be, and somebody waits, the oldest of which nothing has left yet is broken off, to be tried again later.
 */
export interface Aside {
  /** Watches a try that has just begun in a slot, and returns what to call when it is over; both give the slot back. */
  watch(attempt: Interruption): () => void;
  /** Somebody waits for a slot. */
  relieve(): void;
}

export function makeAside(slots: Slots, { afterMs, atOnce }: AsideLimits): Aside {
  const aside = new Set<Interruption>();
  /** Long under way, and still in their slots. */
  const overdue = new Set<Interruption>();
  /** Broken off, and not over yet. */
  const leaving = new Set<Interruption>();

  function relieve(): void {
    for (const attempt of overdue) {
      if (aside.size >= atOnce) break;
      overdue.delete(attempt);
      aside.add(attempt);
      slots.give(1);
    }
    for (const attempt of [...aside, ...overdue]) {
      if (leaving.size >= Math.min(overdue.size, slots.waiting)) return;
      if (attempt.breakOff()) leaving.add(attempt);
    }
  }

  return {
    watch(attempt) {
      const timer = setTimeout(() => {
        overdue.add(attempt);
        relieve();
      }, afterMs).unref();
      return () => {
        clearTimeout(timer);
        leaving.delete(attempt);
        overdue.delete(attempt);
        if (!aside.delete(attempt)) slots.give(1);
        relieve();
      };
    },
    relieve,
  };
}
