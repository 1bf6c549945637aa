import type { HoursRule } from '../schema/hours.ts';
import { laterDate, makeHoursOn, type Span } from './hoursOn.ts';
import { type LocalTime, localTime } from './localTime.ts';

/** Hours without a day in so many are none. */
const maxDays = 366;

/** The span of opening hours that a moment lies in; undefined while closed, from `closes` on. */
export function openSpan(hours: HoursRule, timezone: string, at: Date): Span | undefined {
  const { date, time } = localTime(timezone, at);
  const hoursOn = makeHoursOn(hours);
  const today = hoursOn(date);
  if (today && time >= today.opens && (time < today.closes || today.closes <= today.opens)) return today;
  const night = hoursOn(laterDate(date, -1));
  return night && night.closes <= night.opens && time < night.closes ? night : undefined;
}

/** Whether the provider is open at a point in time. */
export function isOpen(hours: HoursRule, timezone: string, at: Date): boolean {
  return openSpan(hours, timezone, at) !== undefined;
}

/**
 * The next opening after a point in time, in local time of the time zone.
 * @throws RangeError for hours that never open.
 */
export function nextOpening(hours: HoursRule, timezone: string, at: Date): LocalTime {
  const now = localTime(timezone, at);
  const hoursOn = makeHoursOn(hours);
  for (let ahead = 0; ahead <= maxDays; ahead++) {
    const date = laterDate(now.date, ahead);
    const span = hoursOn(date);
    if (span && (ahead > 0 || now.time < span.opens)) return { date, time: span.opens };
  }
  throw new RangeError('Hours without days never open. Name at least one day from 1 (Monday) to 7.');
}
