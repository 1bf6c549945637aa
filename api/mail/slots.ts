export interface Slots {
  /** Waits until at least one is free, then takes up to so many and tells how many. First come, first served. */
  take(most: number): Promise<number>;
  give(count: number): void;
}

/** A limit to how much happens at a time. */
export function makeSlots(count: number): Slots {
  let free = count;
  const waiting: { most: number; resolve: (taken: number) => void }[] = [];
  const hand = () => {
    while (free > 0) {
      const next = waiting.shift();
      if (!next) return;
      const taken = Math.min(free, next.most);
      free -= taken;
      next.resolve(taken);
    }
  };
  return {
    take: (most) => new Promise((resolve) => {
      waiting.push({ most, resolve });
      hand();
    }),
    give(back) {
      free += back;
      hand();
    },
  };
}
