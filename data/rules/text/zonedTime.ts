/**
 * A day (yyyy-mm-dd) as a time with its zone: noon in UTC, which is the same day all over America and Europe, told by the
 * clock of the zone, for example "2025-06-19T08:00:00-04:00".
 */
export function zonedNoon(day: string, timeZone: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const part = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, hourCycle: 'h23', ...options })
      .formatToParts(noon)
      .find((found) => found.type === type)?.value ?? '';
  const time = part({ hour: '2-digit' }, 'hour').padStart(2, '0');
  const offset = part({ timeZoneName: 'longOffset' }, 'timeZoneName').replace(/^GMT$/, 'GMT+00:00').slice('GMT'.length);
  const minutes = part({ minute: '2-digit' }, 'minute').padStart(2, '0');
  return `${day}T${time}:${minutes}:00${offset}`;
}
