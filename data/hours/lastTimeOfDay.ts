import { localTime } from './localTime.ts';

const minute = 60_000;
const dayMinutes = 24 * 60;

/**
 * The last moment, in milliseconds, at which the clocks of a time zone showed a full hour (0 to 23).
 * @throws RangeError for a time zone that does not exist
 */
export function lastTimeOfDay(timezone: string, hour: number, now: number): number {
  const minutesAt = (at: number) => {
    const [hours = 0, minutes = 0] = localTime(timezone, new Date(at)).time.split(':').map(Number);
    return hours * 60 + minutes;
  };
  const wanted = hour * 60;
  const passed = (minutesAt(now) - wanted + dayMinutes) % dayMinutes;
  const guess = Math.floor(now / minute) * minute - passed * minute;
  // Clocks may have been changed in between.
  const off = ((wanted - minutesAt(guess) + dayMinutes + dayMinutes / 2) % dayMinutes) - dayMinutes / 2;
  return guess + off * minute;
}
