import { randomBytes, randomUUID } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { BookingRow, Moment } from '../db/tables.ts';
import { changedRows } from '../db/queries.ts';

/** A booking with what the list shows of its request. */
export type BookingListRow = BookingRow & { name: string; company: string; email: string; phone: string };

const rows = (db: Db) =>
  db
    .selectFrom('booking')
    .innerJoin('lead', 'lead.id', 'booking.leadId')
    .selectAll('booking')
    .select(['lead.name', 'lead.company', 'lead.email', 'lead.phone']);

/** The bookings that begin between two moments, cancelled ones too. */
export const listBookings = (db: Db, from: Moment, until: Moment): Promise<BookingListRow[]> =>
  rows(db)
    .where('booking.startsAt', '>=', from)
    .where('booking.startsAt', '<', until)
    .orderBy('booking.startsAt')
    .orderBy('booking.id')
    .execute();

export const findBooking = (db: Db, id: string): Promise<BookingListRow | undefined> =>
  rows(db).where('booking.id', '=', id).executeTakeFirst();

/** The booking of a request. */
export const bookingOfLead = (db: Db, leadId: string): Promise<BookingRow | undefined> =>
  db.selectFrom('booking').selectAll().where('leadId', '=', leadId).executeTakeFirst();

export interface Block {
  resource: string | null;
  startsAt: Moment;
  endsAt: Moment;
}

/** The blocked times that are not over. */
export const listBlocks = (db: Db, now: Moment) =>
  db.selectFrom('bookingBlock').selectAll().where('endsAt', '>', now).orderBy('startsAt').execute();

export async function addBlock(db: Db, block: Block, createdAt: Moment): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('bookingBlock')
    .values({ id, ...block, createdAt })
    .execute();
  return id;
}

/** False where it was not there any more. */
export const endBlock = async (db: Db, id: string): Promise<boolean> =>
  (await changedRows(db.deleteFrom('bookingBlock').where('id', '=', id))) > 0;

/** Whether a booking lies in a blocked time. */
export const isBlocked = ({ resource, startsAt, minutes }: BookingRow, blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      (block.resource ?? resource) === resource &&
      block.startsAt < startsAt + minutes * 60_000 &&
      block.endsAt > startsAt,
  );

/** The secret in the address of the calendar of bookings, made when it is first asked for. */
export async function feedSecret(db: Db): Promise<string> {
  await db
    .insertInto('setting')
    .values({ name: 'calendarFeed', value: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', 'calendarFeed')
    .executeTakeFirstOrThrow();
  return value;
}

export async function renewFeedSecret(db: Db): Promise<void> {
  await feedSecret(db);
  await db.updateTable('setting').set({ value: newSecret() }).where('name', '=', 'calendarFeed').execute();
}

const newSecret = () => randomBytes(32).toString('base64url');
