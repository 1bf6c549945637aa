import { randomUUID } from 'node:crypto';
import type { LeadState } from '../../data/rules/owner/kept.ts';
import { makeSecret } from '../db/addressKey.ts';
import { settingOnce, writeSetting } from '../db/settings.ts';
import type { Db } from '../db/open.ts';
import type { BookingRow, Moment } from '../db/tables.ts';
import type { BookingBlockTable } from '../db/bookingTables.ts';

/** A booking with what the list shows of its request. */
export type BookingListRow = BookingRow & {
  name: string;
  company: string;
  email: string;
  phone: string;
  message: string;
  /** What has become of the request. */
  leadState: LeadState | null;
};

const rows = (db: Db) =>
  db
    .selectFrom('booking')
    .innerJoin('lead', 'lead.id', 'booking.leadId')
    .leftJoin('leadState', 'leadState.leadId', 'lead.id')
    .selectAll('booking')
    .select('leadState.state as leadState')
    .select(['lead.name', 'lead.company', 'lead.email', 'lead.phone', 'lead.message']);

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

/** The bookings of requests, by the ids of these. */
export async function bookingsOfLeads(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, BookingRow>> {
  const found = db
    .selectFrom('booking')
    .selectAll()
    .where('leadId', 'in', [...ids, '']);
  return new Map((await found.execute()).map((booking) => [booking.leadId, booking]));
}

export type Block = Omit<BookingBlockTable, 'id' | 'createdAt'>;

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

/** The block that was ended; undefined where it was not there any more. */
export const endBlock = (db: Db, id: string): Promise<BookingBlockTable | undefined> =>
  db.deleteFrom('bookingBlock').where('id', '=', id).returningAll().executeTakeFirst();

/** Whether a booking lies in a blocked time. */
export const isBlocked = ({ resource, startsAt, minutes }: BookingRow, blocks: readonly Block[]): boolean =>
  blocks.some(
    (block) =>
      (block.resource ?? resource) === resource &&
      block.startsAt < startsAt + minutes * 60_000 &&
      block.endsAt > startsAt,
  );

/** The secret in the address of the calendar of bookings, made when it is first asked for. */
export const feedSecret = (db: Db): Promise<string> => settingOnce(db, 'calendarFeed', makeSecret);

export const renewFeedSecret = (db: Db): Promise<void> => writeSetting(db, 'calendarFeed', makeSecret());
