import { makeClock } from './makeClock.ts';

/** A date and a time of day, in local time. */
export interface LocalTime {
  /** yyyy-mm-dd */
  date: string;
  /** "hh:mm" from 00:00 to 23:59, so that times can be compared as strings. */
  time: string;
}

/**
 * Date and time of day in a time zone, daylight saving time included.
 * @throws RangeError for an unknown time zone or an invalid date.
 */
export function localTime(timezone: string, at: Date): LocalTime {
  const [date = '', time = ''] = new Date(makeClock(timezone)(at.getTime())).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}
