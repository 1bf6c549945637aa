import { localTime } from './localTime.ts';

const minuteMs = 60_000;
const minutesPerDay = 24 * 60;

/**
 * The latest point in time, in milliseconds since the epoch and not after `now`, at which it was `hour`:00 in a time zone.
 * @param hour 0 to 23
 * @throws RangeError for an unknown time zone.
 */
export function lastTimeOfDay(timezone: string, hour: number, now: number): number {
  const minutesAt = (at: number) => {
    const [hours = 0, minutes = 0] = localTime(timezone, new Date(at)).time.split(':').map(Number);
    return hours * 60 + minutes;
  };
  const wanted = hour * 60;
  const passed = (minutesAt(now) - wanted + minutesPerDay) % minutesPerDay;
  const estimate = Math.floor(now / minuteMs) * minuteMs - passed * minuteMs;
  // Corrects the estimate if daylight saving time began or ended in between.
  const correction =
    ((wanted - minutesAt(estimate) + minutesPerDay + minutesPerDay / 2) % minutesPerDay) - minutesPerDay / 2;
  return estimate + correction * minuteMs;
}
