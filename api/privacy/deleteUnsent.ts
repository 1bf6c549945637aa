import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { confirmDays } from '../mail/templates/visitorMails.ts';

const dayMs = 86_400_000;
/** For how many days what somebody asked for waits for a mail server: a link to confirm is good for no longer. */
const mostDays = { checklist: 30, 'subscription-confirmation': confirmDays } as const;

/** Deletes mails that were never tried, because there has been no mail server since they were asked for. */
export async function deleteUnsent(db: Db, at: Moment): Promise<void> {
  for (const [kind, days] of Object.entries(mostDays) as [keyof typeof mostDays, number][])
    await db
      .deleteFrom('outbox')
      .where('kind', '=', kind)
      .where('status', '=', 'queued')
      .where('attempts', '=', 0)
      .where('createdAt', '<', at - days * dayMs)
      .execute();
}
