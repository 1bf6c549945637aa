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
