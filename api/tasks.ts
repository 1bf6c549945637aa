import { randomInt } from 'node:crypto';

/** Promises that nobody awaits, and that must settle before the store is closed. */
export function makeTasks() {
  const tasks = new Set<Promise<unknown>>();
  return {
    get size() {
      return tasks.size;
    },
    track<Result>(task: Promise<Result>): Promise<Result> {
      tasks.add(task);
      const forget = () => void tasks.delete(task);
      task.then(forget, forget);
      return task;
    },
    /** Resolves when all have settled, later ones included. */
    async settle(): Promise<void> {
      while (tasks.size > 0) await Promise.allSettled(tasks);
    },
  };
}

export interface RepeatedTask {
  /** Runs the work now and then at intervals. */
  start(): void;
  /** Resolves when a run under way is over, so that the store can be closed. */
  stop(): Promise<void>;
}

interface RepeatedTaskOptions {
  intervalMs: number;
  /** Called with the reason of each run that fails before the task is stopped; the next run does its work. */
  onFailure(reason: string): void;
}

/**
 * Repeats work, never twice at a time: a run that would begin while another is under way is left out.
 * @param run a signal tells it to come to an end early
 */
export function makeRepeatedTask(
  run: (stopping: AbortSignal) => Promise<unknown>,
  { intervalMs, onFailure }: RepeatedTaskOptions,
): RepeatedTask {
  let stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function tick(): void {
    running ??= runOnce().finally(() => {
      running = undefined;
    });
  }

  async function runOnce(): Promise<void> {
    try {
      await run(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) onFailure(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    start() {
      if (stopping.signal.aborted) stopping = new AbortController();
      timer ??= setInterval(tick, intervalMs).unref();
      tick();
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      stopping.abort();
      await running;
    },
  };
}

/** In milliseconds: the least, and the most, which is one more than the longest. */
export type LaterMs = readonly [least: number, most: number];

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
