import type { Store } from '../db/open.ts';
import type { NewOutboxItem } from '../db/tables.ts';
import { type Enqueue, leavesAtOnce } from '../mail/enqueue.ts';
import { quarantineMails } from '../mail/quarantineMails.ts';

/**
 * Keeps the mail with the checklist and tells the ids to be sent at once. Nothing else is kept: it subscribes to nothing.
 * What a program seems to have asked for is held, so that the owner can look through it and release it after all.
 */
export async function keepChecklistMail(
  { db }: Store,
  enqueue: Enqueue,
  messages: readonly NewOutboxItem[],
  spam: string | undefined,
): Promise<readonly string[]> {
  if (messages.length === 0) return [];
  const rows = spam ? quarantineMails(messages, spam) : messages;
  const written = await db.transaction().execute((transaction) => enqueue(transaction, rows));
  return written.filter(leavesAtOnce).map(({ id }) => id);
}
