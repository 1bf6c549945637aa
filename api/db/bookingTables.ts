import type { Moment } from './moment.ts';

/** The time of a request that was booked. Who booked it stands in the lead. */
export interface BookingTable {
  id: string;
  leadId: string;
  /** Id of a kind in `data/booking`. */
  kind: string;
  startsAt: Moment;
  minutes: number;
  /** The id of a record of `people`, or a seat: whoever or whatever can be booked once at a time. */
  resource: string;
  state: 'booked' | 'cancelled';
  /** Rises with every change, as calendars ask (RFC 5545, 3.8.7.4). */
  sequence: number;
  changedAt: Moment;
  /** That of the visitor's browser; null where it is not known. */
  timezone: string | null;
  /** When the visitor was reminded, or none is needed because it is near; null where that is to come. */
  remindedAt: Moment | null;
  createdAt: Moment;
}

/** A quarter-hour that a booking takes, what stays free after it included. Unique for each resource: so nothing is booked twice. */
export interface BookingQuarterTable {
  resource: string;
  /** Quarter-hours since 1970. */
  quarter: number;
  bookingId: string;
}

/** A time in which the owner takes no bookings. */
export interface BookingBlockTable {
  id: string;
  /** Null for everybody. */
  resource: string | null;
  startsAt: Moment;
  endsAt: Moment;
  createdAt: Moment;
}

/** When somebody is busy, as their own calendar says. */
export interface BusyCalendarTable {
  resource: string;
  /** When it was last read. */
  readAt: Moment;
  /** Since when it cannot be read; what was last known still holds. */
  failingSince: Moment | null;
  /** JSON: pairs of moments. */
  spans: string;
}
