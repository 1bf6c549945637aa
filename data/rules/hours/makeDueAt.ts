import type { HoursRule } from '../schema/hours.ts';
import { makeHoursOn } from './hoursOn.ts';
import { makeClock, momentOn } from './makeClock.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Hours of fewer than a minute a week are none. */
const maxDays = 366;

/**
 * Makes a function that adds minutes of opening hours to a moment: what comes in on Friday evening and is promised within four
 * hours is due on Monday at noon, or on Tuesday where Monday is a holiday. Moments are milliseconds since 1970.
 */
export function makeDueAt(hours: HoursRule, timeZone: string): (from: number, minutes: number) => number {
  const onClock = makeClock(timeZone);
  const hoursOn = makeHoursOn(hours);

  return (from, minutes) => {
    const local = onClock(from);
    const midnight = Math.floor(local / dayMs) * dayMs;
    let left = minutes * minuteMs;
    for (let day = -1; day < maxDays; day++) {
      const start = midnight + day * dayMs;
      const span = hoursOn(new Date(start).toISOString().slice(0, 10));
      if (!span) continue;
      const opening = start + minutesOf(span.opens) * minuteMs;
      // Hours that close before they open extend past midnight.
      const length = ((minutesOf(span.closes) - minutesOf(span.opens) + 1440) % 1440 || 1440) * minuteMs;
      const begin = Math.max(local, opening);
      const open = opening + length - begin;
      if (open <= 0) continue;
      if (open >= left) return momentOn(onClock, begin + left);
      left -= open;
    }
    throw new RangeError('Hours without days never open. Name at least one day from 1 (Monday) to 7.');
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
