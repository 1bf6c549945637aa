import type { Db } from '../db/open.ts';
import { isOverIn } from '../db/waits.ts';
import type { Moment } from '../db/tables.ts';
import { defaultLeaseMs } from '../mail/queue.ts';
import { signInMinutes } from '../mail/templates/ownerMails.ts';

const signInMs = signInMinutes * 60_000;
const dayMs = 24 * 3_600_000;

/**
 * Deletes sign-ins that were used or have expired, their mails, and counts that no longer count. Of a mail that could not be sent
 * it stays for a day, without its content, that it failed and why.
 */
export async function dropOldSignIns(db: Db, at: Moment): Promise<void> {
  await db
    .deleteFrom('ownerSignIn')
    .where((is) => is.or([is('usedAt', 'is not', null), is('expiresAt', '<=', at)]))
    .execute();
  await db.deleteFrom('ownerAsked').where('expiresAt', '<=', at).execute();
  await db
    .updateTable('outbox')
    .set({ status: 'parked', payload: '' })
    .where('kind', '=', 'owner-sign-in')
    .where('status', '=', 'queued')
    .where('lastError', 'is not', null)
    .where('createdAt', '<=', at - signInMs)
    .where(isOverIn('lockedUntil', at, defaultLeaseMs))
    .execute();
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'owner-sign-in')
    .where(isOverIn('lockedUntil', at, defaultLeaseMs))
    .where((is) =>
      is.or([
        // One that has failed since the update is left for the next time.
        is.and([
          is('status', '!=', 'parked'),
          is.not(is.and([is('status', '=', 'queued'), is('lastError', 'is not', null)])),
          is('createdAt', '<=', at - signInMs),
        ]),
        is('createdAt', '<=', at - dayMs),
      ]),
    )
    .execute();
}
