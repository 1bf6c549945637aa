/**
 * Cancels an attempt until its message begins to leave. An `AbortController` alone is not enough: a message that is
 * cancelled later and retried could arrive twice.
 */
export interface Cancellation {
  /** Aborts when the attempt is cancelled. */
  readonly signal: AbortSignal;
  /** The message is about to leave: from now on `cancel` does nothing. */
  commit(): void;
  /** Returns false where the message has begun to leave, or was cancelled before. */
  cancel(): boolean;
}

export function makeCancellation(): Cancellation {
  const controller = new AbortController();
  let settled = false;
  return {
    signal: controller.signal,
    commit() {
      settled = true;
    },
    cancel() {
      if (settled) return false;
      settled = true;
      controller.abort();
      return true;
    },
  };
}
