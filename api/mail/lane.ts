import { setTimeout as sleep } from 'node:timers/promises';
import type { OutboxMessage } from '../db/tables.ts';

interface LaneParts {
  concurrency: number;
  /** Takes due messages, of which other processes then get none. Never rejects. */
  claim(max: number, exceptIds: readonly string[]): Promise<OutboxMessage[]>;
  /** Never rejects. */
  send(message: OutboxMessage): Promise<void>;
  pollMs: number;
  stopping: AbortSignal;
}

/** Sends messages of some kinds, a limited number at a time. */
export function makeLane({ concurrency, claim, send, pollMs, stopping }: LaneParts) {
  const sending = new Set<string>();
  let pause = new AbortController();

  /** Looks for due messages now. */
  function wake(): void {
    pause.abort();
    pause = new AbortController();
  }

  async function begin(message: OutboxMessage): Promise<void> {
    sending.add(message.id);
    await send(message);
    if (sending.size === concurrency) wake();
    sending.delete(message.id);
  }

  return {
    wake,
    size: () => sending.size,
    /** Sends what is due until the outbox stops. */
    async run(): Promise<void> {
      while (!stopping.aborted) {
        // Taken before the query: a message that is written during it is not in its result, and wakes.
        const { signal } = pause;
        const free = concurrency - sending.size;
        const messages = free > 0 ? await claim(free, [...sending]) : [];
        for (const message of messages) void begin(message);
        if (free === 0 || messages.length < free)
          await sleep(pollMs, undefined, { signal, ref: false }).catch(() => {});
      }
    },
  };
}
