import type { Store } from '../db/open.ts';
import type { NewOutboxItem } from '../db/tables.ts';

/** How the reason begins for which a mail was parked before it was ever tried. */
export const quarantineMark = 'quarantine: ';

/**
 * Keeps the mail with the checklist and tells the ids to be sent. Nothing else is kept: it subscribes to nothing. What a
 * program seems to have asked for is parked, so that it lies with what the owner can look through and send after all.
 */
export async function keepChecklistMail({ db }: Store, messages: readonly NewOutboxItem[], spam: string | undefined): Promise<readonly string[]> {
  if (messages.length === 0) return [];
  const rows = spam ? messages.map((message): NewOutboxItem => ({ ...message, status: 'parked', lastError: quarantineMark + spam })) : messages;
  await db.insertInto('outbox').values(rows).execute();
  return spam ? [] : messages.map(({ id }) => id);
}
