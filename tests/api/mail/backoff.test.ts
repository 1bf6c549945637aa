import { expect, test } from 'vitest';
import { backoffMs, isGivenUp } from '#api/mail/queue.ts';

const second = 1000;
const hour = 3600 * second;

test('A try comes 30 seconds after the first, then twice as long each time, up to 6 hours or the longest that is given', () => {
  const waits = (attempts: number[], limits?: { maxMs: number }) =>
    attempts.map((attempt) => backoffMs(attempt, () => 0.5, limits) / second);
  expect(waits([1, 2, 3, 4, 5, 10, 11, 12, 500])).toEqual([30, 60, 120, 240, 480, 15_360, 21_600, 21_600, 21_600]);
  expect(waits([7, 8, 50], { maxMs: hour })).toEqual([1920, 3600, 3600]);
});

test('It varies by a fifth, and never beyond 6 hours', () => {
  const waits = [1, 20].flatMap((attempt) => [backoffMs(attempt, () => 0), backoffMs(attempt, () => 1)]);
  expect(waits).toEqual([24 * second, 36 * second, 4.8 * hour, 6 * hour]);
});

test('Trying ends with the first try that comes after 3 days', () => {
  // Tries 1 to 11 are over after 8 hours and 31 minutes, and each further one takes 6 hours.
  expect([1, 11, 21, 22, 1000].map((attempts) => isGivenUp(attempts))).toEqual([false, false, false, true, true]);
  // Tries 1 to 8 are over after 1 hour and 3.5 minutes, and each further one takes an hour.
  expect([78, 79, 80].map((attempts) => isGivenUp(attempts, { maxMs: hour }))).toEqual([false, true, true]);
});
