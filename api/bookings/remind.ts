import type { Site } from '../../data/rules/schema/site.ts';
import type { Store } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';
import { enqueue } from '../mail/enqueue.ts';
import type { MessageWriter } from '../mail/messageWriter.ts';
import { makeTokens } from '../tokens.ts';
import { makeBookingMessages } from './bookingMessages.ts';
import { reminderMs } from './bookings.ts';

interface RemindParts {
  store: Pick<Store, 'db'>;
  site: Site;
  messageWriter: Pick<MessageWriter, 'forBookings'>;
  /** Signs the links in mails. */
  secret: string;
}

/** After a stop: what is nearer than this is not reminded of any more. */
const minMs = 3_600_000;

/** Reminds visitors of what they have booked, the day before; each once, by whichever process comes first. */
export async function remindOfBookings(
  { store: { db }, site, messageWriter, secret }: RemindParts,
  now: Moment,
): Promise<void> {
  const tokens = makeTokens(secret);
  const messages = makeBookingMessages(site, messageWriter);
  const due = await db
    .selectFrom('booking')
    .select('id')
    .where('remindedAt', 'is', null)
    .where('state', '=', 'booked')
    .where('startsAt', '<=', now + reminderMs)
    .where('startsAt', '>', now + minMs)
    .execute();
  for (const { id } of due)
    await db.transaction().execute(async (transaction) => {
      const booking = await transaction
        .updateTable('booking')
        .set({ remindedAt: now })
        .where('id', '=', id)
        .where('remindedAt', 'is', null)
        .where('state', '=', 'booked')
        .returningAll()
        .executeTakeFirst();
      if (!booking) return;
      const lead = await transaction
        .selectFrom('lead')
        .selectAll()
        .where('id', '=', booking.leadId)
        .executeTakeFirstOrThrow();
      await enqueue(transaction, messages.forReminder({ booking, lead }, tokens.make('booking', id)));
    });
}
