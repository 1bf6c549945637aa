import type { Hours } from '../schema/provider.ts';
import { localTime, type WeekTime } from './localTime.ts';

type Span = Pick<Hours, 'days' | 'opens' | 'closes'>;

/**
 * Whether the provider is open at a point in time; it is closed from `closes` on. Hours whose `closes` is not after `opens`
 * extend past midnight into the next day.
 */
export function isOpen({ days, opens, closes }: Span, timezone: string, at: Date): boolean {
  const { isoDay, time } = localTime(timezone, at);
  const today = days.includes(isoDay);
  if (opens < closes) return today && time >= opens && time < closes;
  return (today && time >= opens) || (days.includes(dayAfter(isoDay, 6)) && time < closes);
}

/**
 * The next opening after a point in time, in local time of the time zone. The current day of the week means the next week
 * if today's opening has passed.
 * @throws RangeError for hours without days.
 */
export function nextOpening({ days, opens }: Span, timezone: string, at: Date): WeekTime {
  const now = localTime(timezone, at);
  for (let ahead = now.time < opens ? 0 : 1; ahead <= 7; ahead++) {
    const isoDay = dayAfter(now.isoDay, ahead);
    if (days.includes(isoDay)) return { isoDay, time: opens };
  }
  throw new RangeError('Hours without days never open. Name at least one day from 1 (Monday) to 7.');
}

function dayAfter(isoDay: number, count: number): number {
  return ((isoDay - 1 + count) % 7) + 1;
}
