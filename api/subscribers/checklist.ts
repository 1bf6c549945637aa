import type { Store } from '../db/open.ts';
import type { NewOutboxMessage } from '../db/tables.ts';
import { type Enqueue, isDueAtOnce } from '../mail/enqueue.ts';
import { holdSignUp } from '../mail/heldSignUps.ts';

/**
 * Writes the mail with the checklist to the outbox, or to the quarantine if it seems to be requested by a bot. Nothing else is stored: it
 * subscribes to nothing. Returns the ids of the messages that are due at once.
 */
export async function keepChecklistMail(
  { db }: Store,
  enqueue: Enqueue,
  messages: readonly NewOutboxMessage[],
  spamReason: string | undefined,
): Promise<readonly string[]> {
  if (messages.length === 0) return [];
  if (spamReason) {
    await holdSignUp(db, messages, spamReason);
    return [];
  }
  const written = await db.transaction().execute((transaction) => enqueue(transaction, messages));
  return written.filter(isDueAtOnce).map(({ id }) => id);
}
