import { type RawBuilder, sql } from 'kysely';
import type { Moment } from './moment.ts';

/** How much the clocks of two processes may differ, in milliseconds. */
const skewMs = 60_000;

/**
 * Whether a lease or a wait is over. One that is longer than any that is ever given was noted by a clock that was ahead: it would
 * last for as long as that was wrong, and counts as over too.
 * @param longestMs the longest that is given
 */
export const isOver = (until: Moment, now: Moment, longestMs: number): boolean =>
  until <= now || until > now + longestMs + skewMs;

/** The same for a column of a table. */
export const isOverIn = (column: string, now: Moment, longestMs: number): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)} <= ${now} or ${sql.ref(column)} > ${now + longestMs + skewMs})`;

/** Whether something was noted within some milliseconds before now; by a clock that was ahead it was not. */
export const isWithin = (noted: Moment, now: Moment, ms: number): boolean => noted > now - ms && noted <= now + skewMs;

/** A moment up to which something was done; undefined where nothing was, or a clock that was ahead has noted it. */
export const pastMoment = (noted: string | undefined, now: Moment): Moment | undefined =>
  noted !== undefined && Number(noted) <= now + skewMs ? Number(noted) : undefined;
