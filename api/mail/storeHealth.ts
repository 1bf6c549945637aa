import type { Logger } from 'pino';

/** Whether the outbox can use its store. A change is logged once, not each call. */
export interface StoreHealth {
  succeeded(): void;
  failed(error: unknown): undefined;
  /** The result of an attempt was saved, or could not be: the store counts as failing until every result is saved. */
  resultSaved(id: string): void;
  resultNotSaved(id: string, error: unknown): void;
}

export function makeStoreHealth(log: Logger): StoreHealth {
  /** Messages whose result is not saved yet. */
  const unsaved = new Set<string>();
  let failing = false;

  function succeeded(): void {
    if (unsaved.size > 0) return;
    if (failing) log.info('the outbox can use the store again');
    failing = false;
  }

  function failed(error: unknown): undefined {
    if (!failing) log.error({ reason: (error as Error).message }, 'the outbox cannot use the store');
    failing = true;
  }

  return {
    succeeded,
    failed,
    resultSaved(id) {
      unsaved.delete(id);
      succeeded();
    },
    resultNotSaved(id, error) {
      unsaved.add(id);
      failed(error);
    },
  };
}
