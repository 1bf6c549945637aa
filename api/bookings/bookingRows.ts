import { countRows } from '../db/queries.ts';
import type { Db } from '../db/open.ts';
import type { BookingRow, Lead, Moment } from '../db/tables.ts';
import { mailboxOf } from '../mail/mailboxes.ts';

/** A booking with the request that it belongs to. */
export interface Booked {
  booking: BookingRow;
  lead: Lead;
}

export async function findBooked(db: Db, id: string): Promise<Booked | undefined> {
  const booking = await db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
  const lead = booking && (await db.selectFrom('lead').selectAll().where('id', '=', booking.leadId).executeTakeFirst());
  return lead && { booking, lead };
}

export async function findByKey(db: Db, idempotencyKey: string | null): Promise<Booked | undefined> {
  if (idempotencyKey === null) return undefined;
  const lead = await db.selectFrom('lead').selectAll().where('idempotencyKey', '=', idempotencyKey).executeTakeFirst();
  const booking = lead && (await db.selectFrom('booking').selectAll().where('leadId', '=', lead.id).executeTakeFirst());
  return booking && { booking, lead };
}

export type BookingChanges = Partial<Pick<BookingRow, 'startsAt' | 'resource' | 'state' | 'remindedAt'>>;

/** Changes a booking; undefined where it is not booked any more, or not as its sequence says. */
export const updateBooking = (
  transaction: Db,
  { id, sequence }: BookingRow,
  changes: BookingChanges & Pick<BookingRow, 'changedAt'>,
): Promise<BookingRow | undefined> =>
  transaction
    .updateTable('booking')
    .set({ ...changes, sequence: sequence + 1 })
    .where('id', '=', id)
    .where('sequence', '=', sequence)
    .where('state', '=', 'booked')
    .returningAll()
    .executeTakeFirst();

/** Mails to the visitor that say how it stood before, and that no process is sending. */
export async function dropUnsent(transaction: Db, { leadId }: BookingRow, now: Moment): Promise<void> {
  await transaction
    .deleteFrom('outbox')
    .where('leadId', '=', leadId)
    .where('kind', '=', 'booking')
    .where('status', '=', 'queued')
    .where('lockedUntil', '<=', now)
    .execute();
}

/** Bookings of everybody in an hour: with strangers' addresses nobody empties the weeks ahead at once. */
const maxPerHour = 20;
const hourMs = 3_600_000;

/** Whether visitors have made that many, whatever became of them. */
export const isManyBooked = async (db: Db, now: Moment): Promise<boolean> =>
  (await countRows(db.selectFrom('booking').where('createdAt', '>', now - hourMs))) >= maxPerHour;

/** What was booked since a moment with a mailbox, whatever became of it, and the mails about it. */
export async function readRecent(db: Db, email: string, since: Moment): Promise<{ bookings: number; mails: number }> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('lead', 'lead.id', 'booking.leadId')
    .select(['lead.email', 'booking.sequence', 'booking.createdAt'])
    .where('booking.changedAt', '>=', since)
    .execute();
  const mailbox = mailboxOf(email);
  const own = rows.filter((row) => mailboxOf(row.email) === mailbox);
  return {
    bookings: own.filter(({ createdAt }) => createdAt >= since).length,
    mails: own.reduce((sum, { sequence }) => sum + 1 + sequence, 0),
  };
}
