import type { Db } from '../db/open.ts';
import { advanceSetting, type SettingName } from '../db/settings.ts';
import type { Moment, NewOutboxMessage, OutboxMessage } from '../db/tables.ts';
import { withoutForbidden } from './suppression.ts';
import { applyMailboxLimits } from './mailboxes.ts';

/** Mails to an address that anybody can type; the owner's own are not limited. */
const limited: ReadonlySet<OutboxMessage['kind']> = new Set([
  'visitor-confirmation',
  'checklist',
  'subscription-confirmation',
]);

/**
 * Writes messages to the outbox, within the caller's transaction, and returns those that were written. A mail over its
 * recipient's limits is scheduled for later, or left out while one of its kind is queued already; one that the suppression
 * list forbids is left out.
 */
export async function enqueue(
  transaction: Db,
  given: readonly NewOutboxMessage[],
): Promise<readonly NewOutboxMessage[]> {
  const messages = await withoutForbidden(transaction, given);
  const limitedMessages = messages.filter(isLimited);
  const written =
    limitedMessages.length > 0 ? await applyMailboxLimits(transaction, messages, limitedMessages) : messages;
  if (written.length > 0) await transaction.insertInto('outbox').values(written).execute();
  return written;
}

const isLimited = ({ kind }: NewOutboxMessage) => limited.has(kind);

/** Whether a message is to be sent as soon as it is written, not scheduled for later. */
export const isDueAtOnce = ({ attempts, createdAt, nextAttemptAt }: NewOutboxMessage): boolean =>
  attempts > 0 || nextAttemptAt <= createdAt;

/**
 * Queues messages to the owner, and notes until when the owner has been told. Of several processes the first does it.
 * Not through `enqueue`: its limits protect strangers' mailboxes, and these go to the owner.
 */
export async function queueOnce(
  db: Db,
  { name, from, until }: { name: SettingName; from: string | undefined; until: Moment },
  messages: readonly NewOutboxMessage[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const isFirst = await advanceSetting(transaction, name, from, String(until));
    if (isFirst && messages.length > 0) await transaction.insertInto('outbox').values(messages).execute();
  });
}
