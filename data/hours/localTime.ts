/** A moment of the week on the wall clock. */
export interface WeekTime {
  /** Monday is 1, Sunday is 7. */
  isoDay: number;
  /** As "hh:mm", 00:00 to 23:59; two of them compare as strings. */
  time: string;
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * What calendar and clock show in a time zone at a moment, daylight saving time included.
 * @throws RangeError for a time zone or a date that does not exist.
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
