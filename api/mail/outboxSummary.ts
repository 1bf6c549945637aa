import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/open.ts';
import type { Tables } from '../db/tables.ts';

/**
 * The messages of each kind and status: how many, since when the oldest exists, waits and is due. Not of mails to sign in: they
 * would tell whoever asked for one whether it was sent.
 */
export const outboxSummary = (db: Db) =>
  db
    .selectFrom('outbox')
    .select((select) => [
      'kind',
      'status',
      select.fn.countAll<number>().as('count'),
      select.fn.min('createdAt').as('since'),
      select.fn.min('nextAttemptAt').as('dueSince'),
      select.fn.min(waitingSince(select)).as('waitingSince'),
    ])
    .where('kind', '!=', 'owner-sign-in')
    .groupBy(['kind', 'status']);

/** A message that was scheduled for later when it was written has been waiting since that time only. */
function waitingSince(select: ExpressionBuilder<Tables, 'outbox'>) {
  const isScheduled = select.and([select('attempts', '=', 0), select('nextAttemptAt', '>', select.ref('createdAt'))]);
  return select.case().when(isScheduled).then(select.ref('nextAttemptAt')).else(select.ref('createdAt')).end();
}
