import { createHash } from 'node:crypto';
import type { BookingKind } from '../../data/rules/schema/booking.ts';
import { uuidV7 } from '../../data/rules/text/uuidV7.ts';
import type { Db, Store } from '../db/open.ts';
import type { BookingRow, Lead, Moment, NewOutboxMessage } from '../db/tables.ts';
import type { Availability } from './availability.ts';
import {
  type Booked,
  type BookingChanges,
  dropUnsent,
  findBooked,
  findByKey,
  isManyBooked,
  readRecent,
  updateBooking,
} from './bookingRows.ts';
import { quartersOf } from '../../data/rules/booking/quarters.ts';
import { enqueue } from '../mail/enqueue.ts';
import { mailboxOf } from '../mail/mailboxes.ts';

/**
 * Bookings that somebody may make with one mailbox in a day, the mails about them that visitors may cause in a day, and changes of
 * one booking: each sends a mail to an address that anybody can type.
 */
const maxPerDay = 3;
const maxMailsPerDay = 8;
export const maxChanges = 8;
const dayMs = 24 * 3_600_000;

/**
 * Why nothing was booked: it is no time that is offered, somebody was quicker, enough is booked, it was changed meanwhile, or what came
 * again has been cancelled.
 */
export type Refusal = 'notOffered' | 'taken' | 'tooMany' | 'changed' | 'wasCancelled';

interface BookingsParts {
  store: Pick<Store, 'db'>;
  availability: Availability;
  /** The messages about a booking that was made or changed. */
  messagesFor(booked: Booked, change: BookingChange): NewOutboxMessage[];
  /** Whether what strangers may cause is limited. */
  isLimited: boolean;
}

export interface BookingChange {
  what: 'booked' | 'moved' | 'cancelled';
  by: 'visitor' | 'owner';
  /** What the owner adds for the visitor. */
  words?: string;
  /** When it was before it was moved. */
  from?: Moment;
  /** Nobody is written to: who booked was no customer, or wants to hear no more. */
  isSilent?: boolean;
}

interface Wanted {
  lead: Lead;
  kind: BookingKind;
  startsAt: Moment;
  timezone: string | null;
}

/** Makes, moves and cancels bookings, each in one transaction with its messages. */
export function makeBookings({ store: { db }, availability, messagesFor, isLimited }: BookingsParts) {
  return {
    find: (id: string) => findBooked(db, id),

    /** Books a time for a request, once for its idempotency key: what was booked stays so, though its time may not be offered any more. */
    async book(asked: Wanted): Promise<(Booked & { messageIds: string[] }) | Refusal> {
      const wanted = withKey(asked);
      const known = await findByKey(db, wanted.lead.idempotencyKey);
      if (known) return known.booking.state === 'cancelled' ? 'wasCancelled' : { ...known, messageIds: [] };
      if (!availability.isOffered(wanted.kind, wanted.startsAt)) return 'notOffered';
      for (const resource of await availability.freeAt(wanted.kind, wanted.startsAt)) {
        const made = await inTransaction(db, (transaction) => insert(transaction, wanted, resource));
        if (made !== 'taken') return made;
      }
      // The same request may have come twice at once.
      const meanwhile = await findByKey(db, wanted.lead.idempotencyKey);
      return meanwhile ? { ...meanwhile, messageIds: [] } : 'taken';
    },

    /** Moves a booking that is still as `sequence` says. */
    async move(
      { booking, lead }: Booked,
      { kind, startsAt, ...details }: { kind: BookingKind; startsAt: Moment } & Omit<BookingChange, 'what'>,
    ): Promise<Booked | Refusal> {
      const isVisitors = details.by === 'visitor';
      if (isVisitors && (await readRecent(db, lead.email, Date.now() - dayMs)).mails >= maxMailsPerDay)
        return 'tooMany';
      for (const resource of await availability.freeAt(kind, startsAt, booking.id)) {
        const remindedAt = isNear(startsAt, Date.now()) ? Date.now() : null;
        const changes = { startsAt, resource, remindedAt };
        const moved = await change({ booking, lead }, changes, { ...details, what: 'moved', from: booking.startsAt });
        if (moved !== 'taken') return moved;
      }
      return 'taken';
    },

    /** Sends the invitation again: the address that it went to was wrong. */
    invite: (booked: Booked): Promise<unknown> =>
      db.transaction().execute((transaction) => tell(transaction, booked, { what: 'booked', by: 'owner' })),

    cancel: (booked: Booked, details: Omit<BookingChange, 'what'>): Promise<Booked | Refusal> =>
      change(booked, { state: 'cancelled' }, { ...details, what: 'cancelled' }),
  };

  function change({ booking, lead }: Booked, changes: BookingChanges, details: BookingChange) {
    return inTransaction(db, async (transaction) => {
      const next = await updateBooking(transaction, booking, { ...changes, changedAt: Date.now() });
      if (!next) return 'changed';
      await transaction.deleteFrom('bookingQuarter').where('bookingId', '=', booking.id).execute();
      await dropUnsent(transaction, booking, Date.now());
      if (next.state === 'booked') await takeQuarters(transaction, next, availability.takenMinutes(next));
      if (!details.isSilent) await tell(transaction, { booking: next, lead }, details);
      return { booking: next, lead };
    });
  }

  async function insert(transaction: Db, { lead, kind, startsAt, timezone }: Wanted, resource: string) {
    const { createdAt } = lead;
    const { bookings, mails } = await readRecent(transaction, lead.email, createdAt - dayMs);
    if (bookings >= maxPerDay || mails >= maxMailsPerDay) return 'tooMany' as const;
    if (isLimited && (await isManyBooked(transaction, createdAt))) return 'tooMany' as const;
    await insertAnswered(transaction, lead);
    const booking: BookingRow = {
      id: uuidV7(),
      leadId: lead.id,
      kind: kind.id,
      startsAt,
      minutes: kind.minutes,
      resource,
      state: 'booked',
      sequence: 0,
      changedAt: createdAt,
      timezone,
      createdAt,
      remindedAt: isNear(startsAt, createdAt) ? createdAt : null,
    };
    await transaction.insertInto('booking').values(booking).execute();
    await takeQuarters(transaction, booking, availability.takenMinutes(booking));
    const messageIds = await tell(transaction, { booking, lead }, { what: 'booked', by: 'visitor' });
    return { booking, lead, messageIds };
  }

  /** Writes the messages about a change. Returns the ids of those to send now. */
  async function tell(transaction: Db, booked: Booked, change: BookingChange): Promise<string[]> {
    const written = await enqueue(transaction, messagesFor(booked, change));
    return written.filter(({ kind }) => kind !== 'webhook').map(({ id }) => id);
  }
}

/** Reminders go out the day before; what is booked shortly before that needs none. */
export const reminderMs = 24 * 3_600_000;
const isNear = (startsAt: Moment, now: Moment) => startsAt - reminderMs < now + 2 * 3_600_000;

/** Undoes a transaction, because the time is taken. */
class Taken extends Error {}

/** PostgreSQL ends one of two transactions that wait for each other: two bookings that change places. */
const isDeadlock = (error: unknown) => (error as { code?: unknown }).code === '40P01';

/** Keeps the request of a booking, which is agreed already: nobody waits for an answer. @throws Taken where it has come before */
async function insertAnswered(transaction: Db, lead: Lead): Promise<void> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('lead')
    .values(lead)
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows) === 0) throw new Taken();
  await transaction
    .insertInto('leadState')
    .values({ leadId: lead.id, state: 'answered', answeredAt: lead.createdAt, changedAt: null, changedBy: null })
    .execute();
}

/** Takes the quarter-hours of a booking. @throws Taken where one of them is */
async function takeQuarters(
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

/** A transaction that is rolled back where the time is taken. */
async function inTransaction<Result>(db: Db, work: (transaction: Db) => Promise<Result>): Promise<Result | 'taken'> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (error instanceof Taken || isDeadlock(error)) return 'taken';
    throw error;
  }
}

/** A request under a key that stands for what it asks as well: what was changed in the form is another request. */
function withKey(wanted: Wanted): Wanted {
  const { lead, kind, startsAt } = wanted;
  if (lead.idempotencyKey === null) return wanted;
  const asked = JSON.stringify([lead.idempotencyKey, mailboxOf(lead.email), kind.id, startsAt]);
  return { ...wanted, lead: { ...lead, idempotencyKey: createHash('sha256').update(asked).digest('base64url') } };
}
