/** A try that may be broken off as long as nothing of the message has left: what was broken off later could arrive twice. */
export interface Interruption {
  /** Aborts when the try is broken off. */
  readonly signal: AbortSignal;
  /** The message is leaving: from now on nothing breaks the try off. */
  close(): void;
  /** False where it is too late, or was done before. */
  breakOff(): boolean;
}

export function makeInterruption(): Interruption {
  const controller = new AbortController();
  let open = true;
  const take = () => {
    const was = open;
    open = false;
    return was;
  };
  return {
    signal: controller.signal,
    close: () => void take(),
    breakOff() {
      if (!take()) return false;
      controller.abort();
      return true;
    },
  };
}
