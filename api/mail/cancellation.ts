/**
 * Cancels an attempt as long as nothing of its message has left. An `AbortController` alone would not do: a message that is
 * cancelled later and retried could arrive twice.
 */
export interface Cancellation {
  /** Aborts when the attempt is cancelled. */
  readonly signal: AbortSignal;
  /** The message is about to leave: from now on `cancel` does nothing. */
  commit(): void;
  /** Returns false where it is too late, or was called before. */
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
