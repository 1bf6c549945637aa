import { randomInt } from 'node:crypto';

/** In milliseconds: the least, and the most, which is one more than the longest. */
export type LaterMs = readonly [least: number, most: number];

/** Work for a moment that nobody can tell, a while after the answer. */
export interface Later {
  run(task: () => Promise<unknown>): void;
  /** Runs what waits at once and resolves when all of it is over; call it before the store is closed. */
  stop(): Promise<void>;
}

/**
 * @param onFailure called with the error of each task that fails
 * @param laterMs the least and the most milliseconds after which a task is run
 */
export function makeLater(onFailure: (error: unknown) => void, [least, most]: LaterMs = [1000, 5000]): Later {
  const waiting = new Map<NodeJS.Timeout, () => void>();
  const running = new Set<Promise<unknown>>();
  let stopped = false;
  return {
    run(task) {
      const start = () => {
        waiting.delete(timer);
        const work: Promise<unknown> = task()
          .catch(onFailure)
          .finally(() => running.delete(work));
        running.add(work);
      };
      const timer = setTimeout(start, stopped ? 0 : randomInt(least, most)).unref();
      waiting.set(timer, start);
    },
    async stop() {
      stopped = true;
      for (const [timer, start] of waiting) {
        clearTimeout(timer);
        start();
      }
      await Promise.all(running);
    },
  };
}
