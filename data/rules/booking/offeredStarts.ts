import { laterDate, makeHoursOn } from '../hours/hoursOn.ts';
import { localTime } from '../hours/localTime.ts';
import { makeClock, momentOn } from '../hours/makeClock.ts';
import type { Booking } from '../schema/booking.ts';
import type { HoursRule } from '../schema/hours.ts';

const minuteMs = 60_000;

/** The starts of one date, as moments in milliseconds since 1970. */
export interface OfferedDay {
  /** yyyy-mm-dd, at the provider. */
  date: string;
  starts: number[];
}

type Rules = Pick<Booking, 'hours' | 'every' | 'leadHours' | 'horizonDays'>;

/**
 * Makes a function that lists the times which are offered for a meeting, day by day, whether they are taken or not. A time that
 * the clocks skip or that ends after closing is not offered.
 * @param office its holidays and exceptions hold, and its hours where `booking` has none of its own
 */
export function makeOfferedStarts(booking: Rules, office: HoursRule, timezone: string) {
  const hoursOn = makeHoursOn({ ...office, ...booking.hours });
  const clock = makeClock(timezone);
  const known = new Map<string, number[]>();

  return (minutes: number, now: number): OfferedDay[] => {
    const earliest = now + booking.leadHours * 60 * minuteMs;
    const today = localTime(timezone, new Date(now)).date;
    return Array.from({ length: booking.horizonDays + 1 }, (_, ahead) => laterDate(today, ahead))
      .map((date) => ({ date, starts: startsOn(date, minutes).filter((start) => start >= earliest) }))
      .filter(({ starts }) => starts.length > 0);
  };

  function startsOn(date: string, minutes: number): number[] {
    const key = `${date} ${minutes}`;
    const starts = known.get(key) ?? listStarts(date, minutes);
    if (known.size > 1000) known.clear();
    known.set(key, starts);
    return starts;
  }

  function listStarts(date: string, minutes: number): number[] {
    const span = hoursOn(date);
    if (!span) return [];
    const shownAt = (time: string) => Date.parse(`${date}T${time}Z`);
    const opens = shownAt(span.opens);
    const closes = shownAt(span.closes) + (span.closes <= span.opens ? 24 * 60 * minuteMs : 0);
    const count = Math.floor((closes - opens) / minuteMs / booking.every) + 1;
    return Array.from({ length: count }, (_, index) => opens + index * booking.every * minuteMs)
      .filter((shown) => shown + minutes * minuteMs <= closes)
      .map((shown) => ({ shown, start: momentOn(clock, shown) }))
      .filter(({ shown, start }) => clock(start) === shown)
      .map(({ start }) => start);
  }
}
