import type { HoursRule } from '../schema/hours.ts';
import { holidaysIn } from './holidays.ts';

/** From when to when an office is open. A `closes` that is not after `opens` is of the next day. */
export interface Span {
  opens: string;
  closes: string;
}

type Week = Pick<HoursRule, 'days' | 'opens' | 'closes' | 'otherDays'>;

/** The spans of a week, each with its days. */
export const spansOfWeek = ({ days, opens, closes, otherDays = [] }: Week) => [{ days, opens, closes }, ...otherDays];

/** The usual span of a day of the week (Monday is 1); undefined where the office is closed. */
export function usualSpan(week: Week, day: number): Span | undefined {
  const found = spansOfWeek(week).find(({ days }) => days.includes(day));
  return found && { opens: found.opens, closes: found.closes };
}

/** Makes a function that tells the hours of a date, yyyy-mm-dd; undefined where the office is closed. A dated exception comes before a holiday. */
export function makeHoursOn({ holidays = [], exceptions = [], ...week }: HoursRule) {
  const dated = new Map(exceptions.map(({ date, open }) => [date, open]));
  const years = new Map<string, ReturnType<typeof holidaysIn>>();
  const isHoliday = (date: string) => {
    const year = date.slice(0, 4);
    const known = years.get(year) ?? holidaysIn(holidays, Number(year));
    years.set(year, known);
    return known.has(date);
  };
  return (date: string): Span | undefined => {
    if (dated.has(date)) return dated.get(date);
    return isHoliday(date) ? undefined : usualSpan(week, isoDayOf(date));
  };
}

/** The day of the week of a date: Monday is 1, Sunday is 7. */
export const isoDayOf = (date: string): number => new Date(date).getUTCDay() || 7;

/** The date so many days later, yyyy-mm-dd. */
export function laterDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}
