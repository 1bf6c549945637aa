import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import { makeRepeatedTask } from '../repeatedTask.ts';
import { type Deleted, deleteExpired, nothing, questionDays } from './deleteExpired.ts';
import { judgeClock } from './retentionTime.ts';
import { noteDeletion, scrubDeleted, scrubPatienceMs } from './scrubbing.ts';

const dayMs = 86_400_000;

interface RetentionParts {
  store: Store;
  /** How long records are kept; without a limit only what never stays for long is deleted. */
  days: number | undefined;
  log: Logger;
  now?: () => number;
}

/**
 * Deletes personal data that is older than the retention period, and copies of a SQLite store that are, at once and then daily.
 * Subscribers, also former ones, stay with the evidence of consent. Where the clock seems to be wrong it deletes nothing, and tries
 * again a day later.
 */
export function makeRetention({ store, days, log, now = Date.now }: RetentionParts) {
  const task = makeRepeatedTask(
    async (stopping) => {
      const deleted = await run(stopping);
      if (Object.values(deleted).some((count) => count > 0)) log.info({ ...deleted, days }, 'deleted what was too old');
    },
    { intervalMs: dayMs, onFailure: (reason) => log.error({ reason }, 'what is too old could not be deleted') },
  );
  return { run, ...task };

  /** Rejects where the store fails; what was deleted until then stays deleted. */
  async function run(stopping?: AbortSignal): Promise<Deleted> {
    const at = now();
    const before = days === undefined ? undefined : at - days * dayMs;
    const judged = await judgeClock(store.db, at, before ?? at - questionDays * dayMs);
    if (!judged.goesOn) {
      const since = judged.since === undefined ? undefined : new Date(judged.since).toISOString();
      log.warn({ clock: new Date(at).toISOString(), since }, 'the clock may be wrong: nothing is deleted for a day');
      return nothing;
    }
    store.dropOldCopies(at);
    const deleted = await deleteExpired(store.db, { before, at }, () => stopping?.aborted === true);
    await noteDeletion(store.db, at);
    // Where others read the files, they are scrubbed later.
    await scrubDeleted(store, scrubPatienceMs).catch(() => undefined);
    return deleted;
  }
}
