import type { BlockFault, BlockField } from '../../data/rules/owner/bookingPages.ts';
import { laterDate } from '../../data/rules/hours/hoursOn.ts';
import type { Moment } from '../db/tables.ts';
import { isDay } from './period.ts';

/** Days that can be blocked at once. */
const maxDays = 400;
const dayMs = 24 * 3_600_000;

interface Span {
  startsAt: Moment;
  endsAt: Moment;
}

interface Clock {
  now: Moment;
  /** The moment at which the provider's clock shows a time. */
  momentOf(date: string, time?: string): Moment;
}

/**
 * The times that a form means to block: whole days as one, and hours on each of the days; or which field is wrong, and why.
 * Midnight as an end is that of the day.
 */
export function readBlock(
  { day, lastDay, fromTime, untilTime }: Readonly<Record<BlockField, string>>,
  { now, momentOf }: Clock,
): Span[] | { field: BlockField; fault: BlockFault } {
  const last = lastDay || day;
  if (!isDay(day)) return { field: 'day', fault: 'day' };
  if (!isDay(last) || last < day) return { field: 'lastDay', fault: 'lastDay' };
  const count = (Date.parse(last) - Date.parse(day)) / dayMs + 1;
  if (count > maxDays) return { field: 'lastDay', fault: 'tooLong' };
  const over = { field: lastDay ? 'lastDay' : 'day', fault: 'over' } as const;
  const whole = { startsAt: momentOf(day), endsAt: momentOf(laterDate(last, 1)) };
  if (whole.endsAt <= now) return over;
  if (!fromTime && !untilTime) return [whole];
  if (!isTime(fromTime)) return { field: 'fromTime', fault: 'bothTimes' };
  if (!isTime(untilTime)) return { field: 'untilTime', fault: 'bothTimes' };
  if (untilTime !== '00:00' && untilTime <= fromTime) return { field: 'untilTime', fault: 'untilTime' };
  const spans = Array.from({ length: count }, (_, ahead) => laterDate(day, ahead))
    .map((date) => ({
      startsAt: momentOf(date, fromTime),
      endsAt: untilTime === '00:00' ? momentOf(laterDate(date, 1)) : momentOf(date, untilTime),
    }))
    .filter(({ endsAt }) => endsAt > now);
  return spans.length > 0 ? spans : { field: 'untilTime', fault: 'over' };
}

const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
