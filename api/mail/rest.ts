export interface Rest {
  /** Resolves when the time, in milliseconds, is over or somebody wakes; it keeps no process alive. */
  pause(ms: number): Promise<void>;
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
  const wake = () => { for (const rise of asleep) rise(); };
  return {
    async pause(ms) {
      if (ended) return;
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
    get ended() {
      return ended;
    },
  };
}
