import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';

/**
 * Deletes subscriptions that were requested before a moment and never confirmed, and returns their number. A former subscriber
 * who asked again and never confirmed counts as having left, so that the evidence of consent stays.
 */
export function deletePendingSubscriptions(db: Db, before: Moment): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const withEvidence = transaction
      .selectFrom('consent')
      .select('subscriberId')
      .where('event', 'in', ['confirmed', 'left']);
    await transaction
      .updateTable('subscriber')
      .set({ status: 'left' })
      .where('status', '=', 'pending')
      .where('updatedAt', '<', before)
      .where('id', 'in', withEvidence)
      .execute();
    const pending = transaction
      .selectFrom('subscriber')
      .select('id')
      .where('status', '=', 'pending')
      .where('updatedAt', '<', before);
    await transaction.deleteFrom('consent').where('subscriberId', 'in', pending).execute();
    const deletion = transaction
      .deleteFrom('subscriber')
      .where('status', '=', 'pending')
      .where('updatedAt', '<', before);
    return Number((await deletion.executeTakeFirstOrThrow()).numDeletedRows);
  });
}
