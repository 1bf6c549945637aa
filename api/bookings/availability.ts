import { makeOfferedStarts, type OfferedDay } from '../../data/rules/booking/offeredStarts.ts';
import { quarterMs, quartersOf } from '../../data/rules/booking/quarters.ts';
import type { Booking, BookingKind } from '../../data/rules/schema/booking.ts';
import type { Site } from '../../data/rules/schema/site.ts';
import type { Db } from '../db/open.ts';
import type { Moment } from '../db/tables.ts';

/** A span of time in which somebody cannot be booked; both ends are milliseconds since 1970. */
export type Span = readonly [startsAt: Moment, endsAt: Moment];

/** How many other times are named where somebody was quicker. */
const nearestCount = 3;

/** Who can be booked: the people who take bookings, or seats where nobody does. */
export function resourcesOf({ people, booking }: Pick<Site, 'people' | 'booking'>): string[] {
  const taking = people.filter(({ bookings }) => bookings).map(({ id }) => id);
  return taking.length > 0 ? taking : Array.from({ length: booking?.seats ?? 0 }, (_, index) => `seat-${index + 1}`);
}

export type Availability = NonNullable<ReturnType<typeof makeAvailability>>;

/** Tells which times are free; undefined where nothing can be booked. */
export function makeAvailability({ booking, people, provider }: Pick<Site, 'booking' | 'people' | 'provider'>, db: Db) {
  if (!booking) return undefined;
  const { bufferMinutes, kinds } = booking;
  const resources = resourcesOf({ people, booking });
  const offered = makeOfferedStarts(booking, provider.hours, provider.timezone);
  const readFree = (except?: string) => readTaken(db, booking, except);
  const takenMinutes = ({ minutes }: Pick<BookingKind, 'minutes'>) => minutes + bufferMinutes;

  return {
    booking,
    resources,
    takenMinutes,
    findKind: (id: string) => kinds.find((kind) => kind.id === id),
    /** Whether a time is one that is offered, taken or not. */
    isOffered: ({ minutes }: BookingKind, startsAt: Moment) =>
      offered(minutes, Date.now()).some(({ starts }) => starts.includes(startsAt)),
    freeDays,
    freeAt,

    /** The free times of a kind that are nearest to one, the earliest first. */
    async nearest(kind: BookingKind, startsAt: Moment): Promise<Moment[]> {
      const free = (await freeDays(kind)).flatMap(({ starts }) => starts);
      return free
        .sort((a, b) => Math.abs(a - startsAt) - Math.abs(b - startsAt))
        .slice(0, nearestCount)
        .sort((a, b) => a - b);
    },
  };

  /** The days on which a kind has free times. @param except a booking whose own time counts as free */
  async function freeDays(kind: BookingKind, except?: string): Promise<OfferedDay[]> {
    const isFree = await readFree(except);
    return offered(kind.minutes, Date.now())
      .map(({ date, starts }) => ({
        date,
        starts: starts.filter((start) => resources.some((resource) => isFree(resource, start, kind))),
      }))
      .filter(({ starts }) => starts.length > 0);
  }

  /** Who is free at a time, whoever has the fewest bookings first. */
  async function freeAt(kind: BookingKind, startsAt: Moment, except?: string): Promise<string[]> {
    const isFree = await readFree(except);
    const rows = await db
      .selectFrom('booking')
      .select(['resource', (is) => is.fn.countAll().as('count')])
      .where('state', '=', 'booked')
      .where('startsAt', '>', Date.now())
      .groupBy('resource')
      .execute();
    const counts = new Map(rows.map(({ resource, count }) => [resource, Number(count)]));
    return resources
      .filter((resource) => isFree(resource, startsAt, kind))
      .toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
  }
}

/** Reads what is taken. Returns whether somebody is free for a kind at a time. @param except as of `freeDays` */
async function readTaken(db: Db, { horizonDays, bufferMinutes }: Booking, except = '') {
  const from = Date.now();
  const until = from + (horizonDays + 2) * 24 * 3_600_000;
  const quarters = await db
    .selectFrom('bookingQuarter')
    .select(['resource', 'quarter'])
    .where('quarter', '>=', Math.floor(from / quarterMs))
    .where('quarter', '<=', Math.ceil(until / quarterMs))
    .where('bookingId', '!=', except)
    .execute();
  const taken = new Set(quarters.map(({ resource, quarter }) => `${resource} ${quarter}`));
  const blocks = await db.selectFrom('bookingBlock').selectAll().where('endsAt', '>', from).execute();
  const calendars = await db.selectFrom('busyCalendar').select(['resource', 'spans']).execute();
  const busy = [
    ...blocks.map(({ resource, startsAt, endsAt }) => ({ resource, spans: [[startsAt, endsAt]] as Span[] })),
    ...calendars.map(({ resource, spans }) => ({ resource, spans: JSON.parse(spans) as Span[] })),
  ];
  return (resource: string, startsAt: Moment, kind: Pick<BookingKind, 'minutes'>): boolean => {
    const endsAt = startsAt + kind.minutes * 60_000;
    return (
      quartersOf(startsAt, kind.minutes + bufferMinutes).every((quarter) => !taken.has(`${resource} ${quarter}`)) &&
      !busy.some(
        (one) =>
          (one.resource === null || one.resource === resource) &&
          one.spans.some(([from, until]) => from < endsAt && until > startsAt),
      )
    );
  };
}
