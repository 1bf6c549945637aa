import { expect, test } from 'vitest';
import { lastTimeOfDay } from '#data/hours/lastTimeOfDay.ts';

test.each([
  ['later the same day', 'America/Toronto', 8, '2025-07-01T20:00:00Z', '2025-07-01T12:00:00Z'],
  ['at that very moment', 'America/Toronto', 8, '2025-07-01T12:00:00Z', '2025-07-01T12:00:00Z'],
  ['just before it', 'America/Toronto', 8, '2025-07-01T11:59:59.999Z', '2025-06-30T12:00:00Z'],
  ['after clocks went forward at night', 'America/Toronto', 8, '2025-03-09T11:00:00Z', '2025-03-08T13:00:00Z'],
  ['after clocks went back at night', 'America/Toronto', 8, '2025-11-02T12:30:00Z', '2025-11-01T12:00:00Z'],
  ['at midnight', 'America/Toronto', 0, '2025-07-01T03:59:00Z', '2025-06-30T04:00:00Z'],
  ['half an hour off', 'America/St_Johns', 8, '2025-07-01T12:00:00Z', '2025-07-01T10:30:00Z'],
])('The last time of day, asked for %s', (_, timezone, hour, now, at) => {
  expect(new Date(lastTimeOfDay(timezone, hour, Date.parse(now)))).toEqual(new Date(at));
});
