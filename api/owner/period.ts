import { makeClock, momentOn } from '../../data/rules/hours/makeClock.ts';
import type { DeskPeriod } from '../../data/rules/owner/deskPages.ts';
import type { Moment } from '../db/tables.ts';

const dayMs = 86_400_000;

export const periods: readonly DeskPeriod[] = ['thisWeek', 'thisMonth', 'lastMonth'];

/** From when until before when something was received; undefined where it does not matter. */
export interface Period {
  since?: Moment | undefined;
  until?: Moment | undefined;
}

/** Makes a function that tells when a period and the days that narrow it begin and end, in a time zone. Days are yyyy-mm-dd, or empty. */
export function makePeriods(timezone: string) {
  const clock = makeClock(timezone);
  const start = (shown: number) => momentOn(clock, shown);

  return (period: DeskPeriod | undefined, { from, to }: { from: string; to: string }, now: Moment): Period => {
    const today = Math.floor(clock(now) / dayMs) * dayMs;
    const date = new Date(today);
    const month = (offset: number) => start(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + offset, 1));
    const begins = {
      thisWeek: () => start(today - ((date.getUTCDay() + 6) % 7) * dayMs),
      thisMonth: () => month(0),
      lastMonth: () => month(-1),
    };
    const since = [...(period ? [begins[period]()] : []), ...(from ? [start(Date.parse(from))] : [])];
    const until = [...(period === 'lastMonth' ? [month(0)] : []), ...(to ? [start(Date.parse(to) + dayMs)] : [])];
    return {
      since: since.length > 0 ? Math.max(...since) : undefined,
      until: until.length > 0 ? Math.min(...until) : undefined,
    };
  };
}

/** Whether a text is a day, as a date field sends it. */
export const isDay = (text: string): boolean =>
  /^(?:19|20)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
