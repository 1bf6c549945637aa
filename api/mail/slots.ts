export interface Slots {
  /** Waits until at least one is free, then takes up to so many and tells how many. */
  take(most: number): Promise<number>;
  give(count: number): void;
  /** How many wait. */
  readonly waiting: number;
}

/**
 * A limit to how much happens at a time. First come, first served; or, by turns, who came first and who came last, so
 * that nobody waits for a whole crowd that was there before.
 */
export function makeSlots(count: number, { byTurns = false } = {}): Slots {
  let free = count;
  let lastComer = false;
  const waiting: { most: number; resolve: (taken: number) => void }[] = [];
  const next = () => {
    lastComer = byTurns && !lastComer;
    return lastComer ? waiting.pop() : waiting.shift();
  };
  const hand = () => {
    while (free > 0) {
      const served = next();
      if (!served) return;
      const taken = Math.min(free, served.most);
      free -= taken;
      served.resolve(taken);
    }
  };
  return {
    take: (most) =>
      new Promise((resolve) => {
        waiting.push({ most, resolve });
        hand();
      }),
    give(back) {
      free += back;
      hand();
    },
    get waiting() {
      return waiting.length;
    },
  };
}
