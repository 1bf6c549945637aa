import { quartersOf } from '../../data/rules/booking/quarters.ts';
import { plainEmailAddress } from '../db/addressKey.ts';
import type { Db } from '../db/open.ts';
import type { BookingRow, Lead, Moment } from '../db/tables.ts';

/** A booking with the request that it belongs to. */
export interface Booked {
  booking: BookingRow;
  lead: Lead;
}

/** Undoes a transaction, because the time is taken. */
export class Taken extends Error {}

/** PostgreSQL ends one of two transactions that wait for each other: two bookings that change places. */
const isDeadlock = (error: unknown) => (error as { code?: unknown }).code === '40P01';

/** Takes the quarter-hours of a booking. @throws Taken where one of them is */
export async function takeQuarters(
  transaction: Db,
  { id, resource, startsAt }: BookingRow,
  takenMinutes: number,
): Promise<void> {
  // In their order, so that two transactions cannot wait for each other.
  const quarters = quartersOf(startsAt, takenMinutes);
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('bookingQuarter')
    .values(quarters.map((quarter) => ({ resource, quarter, bookingId: id })))
    .onConflict((conflict) => conflict.columns(['quarter', 'resource']).doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) < quarters.length) throw new Taken();
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

/** A transaction that is rolled back where the time is taken. */
export async function inTransaction<Result>(
  db: Db,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result | 'taken'> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof Taken || isDeadlock(error)) return 'taken';
    throw error;
  }
}

export async function findBooked(db: Db, id: string): Promise<Booked | undefined> {
  const booking = await db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
  const lead = booking && (await db.selectFrom('lead').selectAll().where('id', '=', booking.leadId).executeTakeFirst());
  return lead && { booking, lead };
}

export async function findByKey(db: Db, idempotencyKey: string | null): Promise<Booked | undefined> {
  if (idempotencyKey === null) return undefined;
  const row = await db
    .selectFrom('booking')
    .innerJoin('lead', 'lead.id', 'booking.leadId')
    .select('booking.id')
    .where('lead.idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return row && findBooked(db, row.id);
}

/** How many bookings an address has made since a moment, whatever became of them. */
export async function countRecent(db: Db, email: string, since: Moment): Promise<number> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('lead', 'lead.id', 'booking.leadId')
    .select('lead.email')
    .where('booking.createdAt', '>=', since)
    .execute();
  const wanted = plainEmailAddress(email);
  return rows.filter((row) => plainEmailAddress(row.email) === wanted).length;
}
