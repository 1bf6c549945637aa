import { expect, test } from 'vitest';
import { zonedNoon } from '#data/text/zonedTime.ts';

test.each([
  ['2025-06-19', 'America/Toronto', '2025-06-19T08:00:00-04:00'],
  ['2025-12-19', 'America/Toronto', '2025-12-19T07:00:00-05:00'],
  ['2025-06-19', 'America/St_Johns', '2025-06-19T09:30:00-02:30'],
  ['2025-06-19', 'UTC', '2025-06-19T12:00:00+00:00'],
])('The day %s is told as a time in %s', (day, zone, time) => {
  expect(zonedNoon(day, zone)).toBe(time);
  expect(new Date(time)).toEqual(new Date(`${day}T12:00:00Z`));
});
