/** Background work that repeats. */
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
