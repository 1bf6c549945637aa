import { z } from 'zod';
import { makeClock, momentOn } from '../../data/rules/hours/makeClock.ts';

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
  const clock = makeClock(timezone);
  const moment = (at: number) => new Date(clock(at)).toISOString().slice(0, 16).replace('T', ' ');
  return {
    moment,
    month: (at) => moment(at).slice(0, 7),
    startOf: (day) => (z.iso.date().safeParse(day).success ? momentOn(clock, Date.parse(day)) : undefined),
  };
}
