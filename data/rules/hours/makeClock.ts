const minuteMs = 60_000;

/** Makes a function that tells what a zone's clock shows at a moment, in milliseconds as if it were UTC. */
export function makeClock(timeZone: string): (at: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute) + (at % minuteMs);
  };
}

/** The moment at which a zone's clock shows a time. Corrected twice, because the offset may change in between (daylight saving time). */
export function momentOn(clock: (at: number) => number, shown: number): number {
  const offset = (at: number) => clock(at) - at;
  return shown - offset(shown - offset(shown));
}
