/** Limits how much happens at a time. By hand, because libraries hand out one permit at a time and first come, first served alone. */
export interface Semaphore {
  /** Waits until a permit is free, then takes up to `max` and returns how many. */
  acquire(max: number): Promise<number>;
  release(count: number): void;
  /** How many callers wait for a permit. */
  readonly waiting: number;
}

/**
 * @param alternate serve the first and the last caller alternately, so that a new caller does not wait for a whole queue that
 * was there before; without it first come, first served.
 */
export function makeSemaphore(permits: number, { alternate = false } = {}): Semaphore {
  let free = permits;
  let takeLast = false;
  const waiting: { max: number; resolve: (acquired: number) => void }[] = [];
  const next = () => {
    takeLast = alternate && !takeLast;
    return takeLast ? waiting.pop() : waiting.shift();
  };
  const serve = () => {
    while (free > 0) {
      const caller = next();
      if (!caller) return;
      const acquired = Math.min(free, caller.max);
      free -= acquired;
      caller.resolve(acquired);
    }
  };
  return {
    acquire: (max) =>
      new Promise((resolve) => {
        waiting.push({ max, resolve });
        serve();
      }),
    release(count) {
      free += count;
      serve();
    },
    get waiting() {
      return waiting.length;
    },
  };
}
