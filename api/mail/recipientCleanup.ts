import type { Logger } from 'pino';
import type { Store } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { makeRepeatedTask, type RepeatedTask } from '../repeatedTask.ts';

interface RecipientCleanupParts {
  store: Pick<Store, 'db' | 'skipLocked'>;
  log: Logger;
}

/** Deletes the counters of mails to a mailbox each minute, once their mails no longer count. */
export function makeRecipientCleanup({ store, log }: RecipientCleanupParts): RepeatedTask {
  return makeRepeatedTask(() => dropExpiredRecipients(store, Date.now()), {
    intervalMs: 60_000,
    onFailure: (reason) => log.error({ reason }, 'expired counters of mails could not be deleted'),
  });
}

/** Deletes recipients whose mails no longer count; rows that are locked by another process are left for the next time. */
export async function dropExpiredRecipients({ db, skipLocked }: Pick<Store, 'db' | 'skipLocked'>, now: Moment) {
  const expired = db.selectFrom('recipient').select('mailbox').where('expiresAt', '<', now);
  const free = skipLocked ? expired.forUpdate().skipLocked() : expired;
  await db.deleteFrom('recipient').where('mailbox', 'in', free).execute();
}
