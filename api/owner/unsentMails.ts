import type { ExpressionBuilder } from 'kysely';
import type { DeskMailReason } from '../../data/rules/owner/healthPage.ts';
import { changedRows, readPage } from '../db/queries.ts';
import type { Db } from '../db/open.ts';
import type { Moment, OutboxMessage, Tables } from '../db/tables.ts';
import { isOverIn } from '../db/waits.ts';
import { kindsOf, laneOf } from '../mail/lanes.ts';
import { leaseMs } from '../mail/queue.ts';
import { type Actor, audit } from './audit.ts';

/** Messages that were refused, or wait although they were tried or have been due for a minute. */
function unsent(db: Db, now: Moment) {
  return db
    .selectFrom('outbox')
    .where((is) =>
      is.or([
        is('status', '=', 'parked'),
        is.and([is('status', '=', 'queued'), is.or([is('attempts', '>', 0), is('nextAttemptAt', '<=', now - 60_000)])]),
      ]),
    );
}

/** A page of what has not left, the refused first and then the newest, and how many there are. @param page from 1 */
export const listUnsent = (db: Db, now: Moment, page: number) =>
  readPage(unsent(db, now).selectAll().orderBy('status').orderBy('createdAt', 'desc').orderBy('id'), page);

/** When a mail, to the owner or a visitor, last left; null where none has. Mails to sign in are deleted soon, and do not count. */
export const lastMailAt = async (db: Db): Promise<Moment | null> =>
  (
    await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.max('sentAt').as('at'))
      .where('status', '=', 'sent')
      .where('kind', 'in', [...kindsOf('owner'), ...kindsOf('visitors')])
      .executeTakeFirstOrThrow()
  ).at;

/** Makes a message due at once, with all its tries. False where it has left, or is being sent. */
export async function retryMessage(transaction: Db, id: string, actor: Actor): Promise<boolean> {
  const message = requeue(transaction, actor.at)
    .where('id', '=', id)
    .where((is) => is.or([is('status', '=', 'queued'), isRetried(is)]))
    .where(isOverIn('lockedUntil', actor.at, leaseMs));
  const isRequeued = (await changedRows(message)) > 0;
  if (isRequeued) await audit(transaction, actor, 'retried', id);
  return isRequeued;
}

/** Parked messages that can be sent again. A mail to sign in has lost its content: whoever wants one asks anew. */
const isRetried = (is: ExpressionBuilder<Tables, 'outbox'>) =>
  is.and([is('status', '=', 'parked'), is('kind', '!=', 'owner-sign-in')]);

/** In the order of the patterns: the reasons that `explainFailure` and the webhook write. */
const reasons: readonly [RegExp, DeskMailReason][] = [
  [/^letters/, 'letters'],
  [/^no connection/, 'noConnection'],
  [/^no answer/, 'noAnswer'],
  [/EAUTH|^answered 53[045]/, 'logIn'],
  [/ETLS/, 'encryption'],
  [/cannot be mailed|^answered 55\d 5\.(?:1\.[0-46]|1\.10|2\.1|4\.4)|^answered 55[013] to RCPT/, 'recipient'],
  [/^answered 4/, 'later'],
  [/^answered 5|does not take/, 'refused'],
];

export function reasonOf({ kind, lastError }: Pick<OutboxMessage, 'kind' | 'lastError'>): DeskMailReason {
  if (lastError === null) return 'notTried';
  if (laneOf(kind) === 'webhook') return 'receiver';
  return reasons.find(([pattern]) => pattern.test(lastError))?.[1] ?? 'unknown';
}

/** The mails and calls about a lead. */
export const messagesOf = (db: Db, leadId: string): Promise<OutboxMessage[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('leadId', '=', leadId)
    .orderBy('createdAt')
    .orderBy('kind')
    .orderBy('id')
    .execute();

/** Makes messages due at once, with all their tries. */
const requeue = (db: Db, at: Moment) =>
  db.updateTable('outbox').set({ status: 'queued', attempts: 0, nextAttemptAt: at, lockedUntil: 0 });

/** Makes every parked message due that can be sent again. Returns how many. */
export async function retryAll(transaction: Db, actor: Actor): Promise<number> {
  const count = await changedRows(requeue(transaction, actor.at).where(isRetried));
  if (count > 0) await audit(transaction, actor, 'retried');
  return count;
}
