import type { Logger } from 'pino';

/** Whether the outbox can use its store: a change is logged once, not each call. */
export interface StoreState {
  works(): void;
  failed(error: unknown): undefined;
  /** What became of a message was written down, or could not be. */
  kept(id: string): void;
  notKept(id: string, error: unknown): void;
}

export function makeStoreState(log: Logger): StoreState {
  /** What was tried, while the store does not take how it went. */
  const unkept = new Set<string>();
  let away = false;

  function works(): void {
    if (unkept.size > 0) return;
    if (away) log.info('the outbox can use the store again');
    away = false;
  }

  function failed(error: unknown): undefined {
    if (!away) log.error({ reason: (error as Error).message }, 'the outbox cannot use the store');
    away = true;
  }

  return {
    works,
    failed,
    kept(id) {
      unkept.delete(id);
      works();
    },
    notKept(id, error) {
      unkept.add(id);
      failed(error);
    },
  };
}
