import type { Db } from '../db/open.ts';
import type { HeldSignUpTable } from '../db/privacyTables.ts';
import type { Lead, Moment, OutboxMessage } from '../db/tables.ts';
import { countQuarantine } from '../leads/readQuarantine.ts';
import { releaseHeld } from '../mail/heldSignUps.ts';
import { idPrefix, onlyMatch } from '../db/idPrefix.ts';
import type { makeLeadQueries } from './leadQueries.ts';
import { isRetried } from './unsentMails.ts';

interface UnsentParts {
  db: Db;
  lead: ReturnType<typeof makeLeadQueries>['lead'];
  now: () => Moment;
}

/** What the owner does with messages that have not been sent: list them, retry the parked ones, release the quarantine. */
export function makeUnsentMessages({ db, lead, now }: UnsentParts) {
  const find = async (id: string) =>
    onlyMatch(
      await db
        .selectFrom('outbox')
        .selectAll()
        .where('id', 'like', `${idPrefix(id)}%`)
        .execute(),
      id,
      'message',
    );
  const requeueParked = () =>
    db
      .updateTable('outbox')
      .set({ status: 'queued', attempts: 0, nextAttemptAt: now(), lockedUntil: 0 })
      .where(isRetried);

  return {
    messagesOf: (leadId: string): Promise<OutboxMessage[]> =>
      db.selectFrom('outbox').selectAll().where('leadId', '=', leadId).orderBy('createdAt').orderBy('kind').execute(),

    /** Parked messages first, then queued ones in the order of their next attempt. */
    unsent: (): Promise<OutboxMessage[]> =>
      db
        .selectFrom('outbox')
        .selectAll()
        .where('status', 'in', ['queued', 'parked'])
        .orderBy('status')
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .execute(),

    /** Queues a parked message anew, with all its attempts. @throws Error if it is not parked */
    async retry(id: string): Promise<OutboxMessage> {
      const found = await find(id);
      const { numUpdatedRows } = await requeueParked().where('id', '=', found.id).executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) return found;
      throw new Error(whyNotRetried(found));
    },

    /** Queues every parked message anew and returns their number. */
    async retryAll(): Promise<number> {
      return Number((await requeueParked().executeTakeFirstOrThrow()).numUpdatedRows);
    },

    /** How many requests and sign-ups are in quarantine. */
    inQuarantine: (): Promise<number> => countQuarantine(db),

    /** Makes a lead of what was taken for spam. No mail is sent: the visitor may have waited for days. */
    async release(id: string): Promise<Lead> {
      const found = await lead(id);
      const { numUpdatedRows } = await db
        .updateTable('lead')
        .set({ status: 'new', spamReason: null })
        .where('id', '=', found.id)
        .where('status', '=', 'quarantined')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw new Error(`${found.id} is not in quarantine.`);
      return found;
    },

    /** Queues the mail of a sign-up that is in quarantine. */
    async releaseMail(id: string): Promise<HeldSignUpTable> {
      const rows = await db
        .selectFrom('heldSignUp')
        .selectAll()
        .where('id', 'like', `${idPrefix(id)}%`)
        .execute();
      const found = onlyMatch(rows, id, 'request or sign-up');
      const released = await db.transaction().execute((transaction) => releaseHeld(transaction, found.id, now()));
      if (!released) throw new Error(`${found.id} is not in quarantine.`);
      return released;
    },

    /** Sign-ups in quarantine, the newest first. */
    heldSignUps: (): Promise<HeldSignUpTable[]> =>
      db.selectFrom('heldSignUp').selectAll().orderBy('createdAt', 'desc').orderBy('id').execute(),
  };
}

function whyNotRetried({ id, kind, status }: OutboxMessage): string {
  if (status === 'parked' && kind === 'owner-sign-in') return `The message ${id} has lost its content: sign in anew.`;
  return `The message ${id} ${status === 'sent' ? 'has been sent' : 'is waiting'} already.`;
}
