import type { Db } from '../db/open.ts';
import { advanceSetting, readSetting } from '../db/settings.ts';
import type { Moment, NewOutboxMessage } from '../db/tables.ts';
import { pastMoment } from '../db/waits.ts';

/** The owner is mailed of conversations at most once in so long: whoever asks for a person again and again fills no mailbox. */
const everyMs = 10 * 60_000;

/** Puts mails to the owner into the outbox, unless there were some a moment ago. Returns their ids. */
export async function queueNotice(db: Db, messages: readonly NewOutboxMessage[], at: Moment): Promise<string[]> {
  if (messages.length === 0) return [];
  const told = await readSetting(db, 'conversationTold');
  if ((pastMoment(told, at) ?? Number.NEGATIVE_INFINITY) > at - everyMs) return [];
  return db.transaction().execute(async (transaction) => {
    if (!(await advanceSetting(transaction, 'conversationTold', told, String(at)))) return [];
    await transaction.insertInto('outbox').values(messages).execute();
    return messages.map(({ id }) => id);
  });
}
