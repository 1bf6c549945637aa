/** A day of the week and a time of day, in local time. */
export interface WeekTime {
  /** Monday is 1, Sunday is 7. */
  isoDay: number;
  /** "hh:mm" from 00:00 to 23:59, so that times can be compared as strings. */
  time: string;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Day of the week and time of day in a time zone, daylight saving time included.
 * @throws RangeError for an unknown time zone or an invalid date.
 */
export function localTime(timezone: string, at: Date): WeekTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    isoDay: weekdays.indexOf(parts.get('weekday') ?? '') + 1,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
