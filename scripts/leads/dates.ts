/** Dates in the provider's time zone; moments are milliseconds since the epoch. */
export interface Dates {
  /** "2025-11-21 07:42" */
  moment(at: number): string;
  /** "2025-11" */
  month(at: number): string;
  /** The first moment of a day such as "2025-11-21"; undefined where there is no such day. */
  startOf(day: string): number | undefined;
}

export function makeDates(timezone: string): Dates {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  const parts = (at: number) => Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const moment = (at: number) => {
    const { year, month, day, hour, minute } = parts(at);
    return `${year}-${month}-${day} ${hour}:${minute}`;
  };
  /** The offset from UTC at a moment, in milliseconds. */
  const offset = (at: number) => {
    const { year, month, day, hour, minute, second } = parts(at);
    return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)) - at;
  };
  return {
    moment,
    month: (at) => moment(at).slice(0, 7),
    startOf(day) {
      const utc = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
      // Date.parse takes the 30th of February for a day in March.
      if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day) return undefined;
      // Twice, because the offset may change between the first result and the day's start (daylight saving time).
      return utc - offset(utc - offset(utc));
    },
  };
}
