import type { OutboxMessage } from '../db/tables.ts';
import type { StoreHealth } from './delivery.ts';

interface LaneParts {
  concurrency: number;
  claim(max: number, newestFirst: boolean, exceptIds: readonly string[]): Promise<OutboxMessage[]>;
  /** Never rejects. */
  send(message: OutboxMessage): Promise<void>;
  storeHealth: StoreHealth;
  pollMs: number;
  stopping: AbortSignal;
}

/** Sends messages of some kinds, a limited number at a time. */
export function makeLane({ concurrency, claim, send, storeHealth, pollMs, stopping }: LaneParts) {
  const sending = new Set<string>();
  let newestFirst = true;
  let isWoken = false;
  let endPause = () => {};
  const wake = () => {
    isWoken = true;
    endPause();
  };
  const pause = () =>
    new Promise<void>((resolve) => {
      if (isWoken) return resolve();
      const timer = setTimeout(resolve, pollMs).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function take(max: number): Promise<OutboxMessage[]> {
    // Oldest and newest alternate, so that neither a backlog nor new messages block the other.
    newestFirst = !newestFirst;
    try {
      const messages = await claim(max, newestFirst, [...sending]);
      storeHealth.succeeded('messages');
      return messages;
    } catch (error) {
      storeHealth.failed('messages', error);
      return [];
    }
  }

  async function begin(message: OutboxMessage): Promise<void> {
    sending.add(message.id);
    await send(message);
    if (sending.size === concurrency) wake();
    sending.delete(message.id);
  }

  return {
    /** Looks for due messages now. */
    wake,
    size: () => sending.size,
    /** Sends what is due until the outbox stops. */
    async run(): Promise<void> {
      while (!stopping.aborted) {
        // Before the query: a message that is written during it is not in its result, and wakes.
        isWoken = false;
        const free = concurrency - sending.size;
        const messages = free > 0 ? await take(free) : [];
        for (const message of messages) void begin(message);
        if (free === 0 || messages.length < free) await pause();
      }
    },
  };
}
