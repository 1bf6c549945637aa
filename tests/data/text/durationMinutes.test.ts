import { expect, test } from 'vitest';
import { durationMinutes } from '#data/rules/text/durationMinutes.ts';

test.each([
  ['15 minutes', 15],
  ['1 hour', 60],
  ['4 Hours', 240],
  ['1-2 hours', 120],
  ['15–30 minutes', 30],
  ['30 minutes to 2 hours', 120],
  ['45 to 90 minutes', 90],
  ['2 hours - 30 minutes', 120],
  ['1.5 hours', undefined],
  ['under 2 hours', undefined],
  ['the same day', undefined],
])('the longest of %s is %s minutes', (text, minutes) => {
  expect(durationMinutes(text)).toBe(minutes);
});
