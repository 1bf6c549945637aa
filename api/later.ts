import { randomInt } from 'node:crypto';
import { makeTasks } from './tasks.ts';

/** In milliseconds: the least, and the most, which is one more than the longest. */
export type LaterMs = readonly [least: number, most: number];

/** Work that goes on when its answer has been given. */
export type Later = ReturnType<typeof makeLater>;

/**
 * @param onFailure called with the error of each task that fails
 * @param laterMs the least and the most milliseconds after which a task is run
 */
export function makeLater(onFailure: (error: unknown) => void, [least, most]: LaterMs = [1000, 5000]) {
  const waiting = new Map<NodeJS.Timeout, () => void>();
  const { track, settle } = makeTasks();
  let stopped = false;
  return {
    track,
    /** Runs work at a moment that nobody can tell. */
    run(task: () => Promise<unknown>): void {
      const start = () => {
        waiting.delete(timer);
        void track(task().catch(onFailure));
      };
      const timer = setTimeout(start, stopped ? 0 : randomInt(least, most)).unref();
      waiting.set(timer, start);
    },
    /** Runs what waits at once and resolves when all work is over; call it before the store is closed. */
    async stop(): Promise<void> {
      stopped = true;
      for (const [timer, start] of waiting) {
        clearTimeout(timer);
        start();
      }
      await settle();
    },
  };
}
