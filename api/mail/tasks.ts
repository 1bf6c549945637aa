/** Promises that nobody awaits, and that must settle before the store is closed. */
export interface Tasks {
  track<T>(task: Promise<T>): Promise<T>;
  /** Resolves when all have settled, later ones included, or after `timeoutMs` milliseconds. */
  settle(timeoutMs: number): Promise<void>;
}

export function makeTasks(): Tasks {
  const tasks = new Set<Promise<unknown>>();
  return {
    track(task) {
      tasks.add(task);
      const forget = () => void tasks.delete(task);
      task.then(forget, forget);
      return task;
    },
    async settle(timeoutMs) {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, timeoutMs);
      const finished = async () => {
        while (tasks.size > 0) await Promise.allSettled(tasks);
      };
      await Promise.race([finished(), over]);
      clearTimeout(timer);
    },
  };
}
