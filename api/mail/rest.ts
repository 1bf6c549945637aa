export interface Rest {
  /**
   * Resolves when the time, in milliseconds, is over or somebody wakes; it keeps no process alive. Given the `wakes` of
   * an earlier moment, it resolves at once if somebody has woken since: who looked around in between may have missed why.
   */
  pause(ms: number, since?: number): Promise<void>;
  /** How often somebody woke so far. */
  readonly wakes: number;
  /** Ends every pause. */
  wake(): void;
  /** Ends every pause, and from now on each one at once. */
  end(): void;
  readonly ended: boolean;
}

/** Pauses that can be ended before their time. */
export function makeRest(): Rest {
  const asleep = new Set<() => void>();
  let ended = false;
  let wakes = 0;
  const wake = () => {
    wakes += 1;
    for (const rise of asleep) rise();
  };
  return {
    async pause(ms, since = wakes) {
      if (ended || since !== wakes) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms).unref();
      asleep.add(resolve);
      await promise;
      clearTimeout(timer);
      asleep.delete(resolve);
    },
    wake,
    end() {
      ended = true;
      wake();
    },
    get wakes() {
      return wakes;
    },
    get ended() {
      return ended;
    },
  };
}
