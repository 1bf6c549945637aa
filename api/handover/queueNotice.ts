import type { Db } from '../db/open.ts';
import { advanceSetting, readSetting } from '../db/settings.ts';
import type { Moment, NewOutboxMessage } from '../db/tables.ts';
import { pastMoment } from '../db/waits.ts';

/** The owner is mailed of conversations at most once in so long: whoever asks for a person again and again fills no mailbox. */
const everyMs = 10 * 60_000;
/** Who has waited for longer is told of no more. */
const longestMs = 86_400_000;

/** Writes the mails. @param ids of the conversations @param isLater whether they came after the mail before */
export type WriteNotice = (ids: readonly string[], isLater: boolean) => readonly NewOutboxMessage[];

/**
 * Puts a mail about those who wait, and of whom no mail has told, into the outbox, unless there was one a moment ago: then they are in
 * the next one. Returns the ids of what was written.
 */
export async function queueNotice(db: Db, write: WriteNotice, at: Moment, isLater = false): Promise<string[]> {
  const lastAt = await readSetting(db, 'conversationTold');
  if ((pastMoment(lastAt, at) ?? Number.NEGATIVE_INFINITY) > at - everyMs) return [];
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('conversation')
      .select('id')
      .where('state', '=', 'waiting')
      .where('toldAt', 'is', null)
      .where('askedAt', '>', at - longestMs)
      .execute();
    const ids = rows.map(({ id }) => id);
    const messages = ids.length > 0 ? write(ids, isLater) : [];
    if (messages.length === 0 || !(await advanceSetting(transaction, 'conversationTold', lastAt, String(at))))
      return [];
    await transaction.updateTable('conversation').set({ toldAt: at }).where('id', 'in', ids).execute();
    await transaction.insertInto('outbox').values(messages).execute();
    return messages.map(({ id }) => id);
  });
}
