import type { DeskMoment } from './deskParts.ts';

export interface DeskBooking {
  id: string;
  requestId: string;
  at: DeskMoment;
  /** The same with the day of the week. */
  when: string;
  /** The time of day. */
  time: string;
  minutes: number;
  /** What is booked. */
  kind: string;
  name: string;
  company: string;
  /** What the visitor wrote with it; empty for nothing. */
  note: string;
  phone: string;
  /** A `tel:` address; undefined where the number cannot be dialled. */
  call: string | undefined;
  /** Who takes it; undefined where nobody is named. */
  person: string | undefined;
  cancelled: boolean;
  /** What has become of the request, once the owner has said. */
  outcome: string | undefined;
  /** Whether the owner has blocked the time since. */
  inBlock: boolean;
}

interface DeskBlock {
  id: string;
  /** From when until when, and for whom. */
  span: string;
}

export type BlockField = 'day' | 'lastDay' | 'fromTime' | 'untilTime';
/** Why nothing was blocked, by the name of its text. */
export type BlockFault = 'day' | 'lastDay' | 'tooLong' | 'over' | 'bothTimes' | 'untilTime';
export type BlockForm = Readonly<Record<BlockField | 'who', string>>;

export interface BookingsPage {
  kind: 'bookings';
  /** Of a day or a week. */
  days: readonly {
    date: string;
    text: string;
    near: 'today' | 'tomorrow' | undefined;
    bookings: readonly DeskBooking[];
    /** `text` says what of the day is blocked. */
    blocks: readonly (DeskBlock & { text: string })[];
    /** Times of day. */
    free: readonly string[];
  }[];
  /** yyyy-mm-dd: the first of the days, and that of the pages around. */
  from: string;
  before: string;
  after: string;
  oneDay: boolean;
  today: string;
  blocks: readonly DeskBlock[];
  /** Who can be booked, where that is more than one. */
  people: readonly { id: string; name: string }[];
  /** What was typed to block time, and what is not right with it. */
  typed: BlockForm;
  problem: { field: BlockField; fault: BlockFault } | undefined;
  feed: string;
  calendars: readonly { name: string; at: DeskMoment; fails: boolean }[];
}

export interface BookingPage {
  kind: 'booking';
  booking: DeskBooking & { email: string; timezone: string | null };
  /** Who cancelled it, and when, as a sentence. */
  cancelledBy: string | undefined;
  /** To tell whether it was changed since. */
  sequence: number;
  /** Whether it can still be changed. */
  open: boolean;
  /** What it can be moved to, by day. */
  free: readonly { day: string; times: readonly { value: string; label: string }[] }[];
  /** `noTime`: it was to be moved, and no other time was chosen. */
  problem: 'taken' | 'changed' | 'noTime' | undefined;
  /** What was chosen and typed, where something was wrong with it. */
  typed: { start: string; words: { move: string; cancel: string } };
}
