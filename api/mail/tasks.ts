/** Work that goes on by itself and must be over before what it uses is closed. */
export interface Tasks {
  track<T>(task: Promise<T>): Promise<T>;
  /** Resolves when all is over, also what begins meanwhile, or after so many milliseconds. */
  settle(mostMs: number): Promise<void>;
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
    async settle(mostMs) {
      const { promise: over, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, mostMs);
      const finished = async () => {
        while (tasks.size > 0) await Promise.allSettled(tasks);
      };
      await Promise.race([finished(), over]);
      clearTimeout(timer);
    },
  };
}
