/** A sleep that can be woken. Timers do not keep the process alive. */
export interface Sleeper {
  /**
   * Resolves after `ms` milliseconds or when woken. Given an earlier `wakeCount`, it resolves at once if there was a wake
   * since: work that arrived in between must not wait for the next one.
   */
  sleep(ms: number, since?: number): Promise<void>;
  readonly wakeCount: number;
  /** Wakes every sleep. */
  wake(): void;
  /** Wakes every sleep; later ones resolve at once. */
  stop(): void;
  readonly stopped: boolean;
}

export function makeSleeper(): Sleeper {
  const sleeping = new Set<() => void>();
  let stopped = false;
  let wakeCount = 0;
  const wake = () => {
    wakeCount += 1;
    for (const resolve of sleeping) resolve();
  };
  return {
    async sleep(ms, since = wakeCount) {
      if (stopped || since !== wakeCount) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, ms).unref();
      sleeping.add(resolve);
      await promise;
      clearTimeout(timer);
      sleeping.delete(resolve);
    },
    wake,
    stop() {
      stopped = true;
      wake();
    },
    get wakeCount() {
      return wakeCount;
    },
    get stopped() {
      return stopped;
    },
  };
}
