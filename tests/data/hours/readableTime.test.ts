import { expect, test } from 'vitest';
import { readableTime } from '#data/hours/readableTime.ts';

test.each([
  ['18:00', '6:00 PM'],
  ['08:30', '8:30 AM'],
  ['00:00', '12:00 AM'],
])('%s reads %s', (time, readable) => {
  expect(readableTime(time)).toBe(readable);
});
