import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import { type Deleted, deleteExpired, nothing, questionDays } from './deleteExpired.ts';
import { judgeClock } from './retentionTime.ts';
import { noteDeletion, scrubDeleted, scrubPatienceMs } from './scrubbing.ts';

const dayMs = 86_400_000;

/**
 * Deletes personal data that is older than the retention period, and copies of a SQLite store that are. Subscribers, also former
 * ones, stay with the evidence of consent. Where the clock seems to be wrong it deletes nothing, and tries again a day later.
 */
export interface Retention {
  /** Deletes what has expired, now. Rejects where the store fails; what was deleted until then stays deleted. */
  run(): Promise<Deleted>;
  /** Runs at once and then daily; a run that fails is logged, and the next one does its work. */
  start(): void;
  /** Resolves when a run under way has stopped, so that the store can be closed. */
  stop(): Promise<void>;
}

interface RetentionParts {
  store: Store;
  /** How long records are kept; without a limit only what never stays for long is deleted. */
  days: number | undefined;
  log: Logger;
  now?: () => number;
}

export function makeRetention({ store, days, log, now = Date.now }: RetentionParts): Retention {
  let interval: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;

  async function run(): Promise<Deleted> {
    const at = now();
    const before = days === undefined ? undefined : at - days * dayMs;
    const judged = await judgeClock(store.db, at, before ?? at - questionDays * dayMs);
    if (!judged.goesOn) {
      const since = judged.since === undefined ? undefined : new Date(judged.since).toISOString();
      log.warn({ clock: new Date(at).toISOString(), since }, 'the clock may be wrong: nothing is deleted for a day');
      return nothing;
    }
    store.dropOldCopies(at);
    const deleted = await deleteExpired(store.db, { before, at }, () => stopped);
    await noteDeletion(store.db, at);
    // Where others read the files, they are scrubbed later.
    await scrubDeleted(store, scrubPatienceMs).catch(() => undefined);
    return deleted;
  }

  function tick(): void {
    running = running.then(run).then(logDeleted, (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      log.error({ reason }, 'what is too old could not be deleted');
    });
  }

  function logDeleted(deleted: Deleted): void {
    if (Object.values(deleted).some((count) => count > 0)) log.info({ ...deleted, days }, 'deleted what was too old');
  }

  return {
    run,
    start() {
      if (interval) return;
      stopped = false;
      interval = setInterval(tick, dayMs).unref();
      tick();
    },
    async stop() {
      stopped = true;
      clearInterval(interval);
      interval = undefined;
      await running;
    },
  };
}
