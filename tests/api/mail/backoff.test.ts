import { expect, test } from 'vitest';
import { backoffMs, isGivenUp } from '#api/mail/backoff.ts';

const second = 1000;
const hour = 3600 * second;

test.each([
  [1, 30 * second],
  [2, 60 * second],
  [3, 120 * second],
  [4, 240 * second],
  [5, 480 * second],
  [10, 15_360 * second],
  [11, 6 * hour],
  [12, 6 * hour],
  [500, 6 * hour],
])('After %i tries the next one comes in %i ms', (attempts, ms) => {
  expect(backoffMs(attempts, () => 0.5)).toBe(ms);
});

test('The longest wait may be shorter, and then there are more tries', () => {
  expect([7, 8, 50].map((attempts) => backoffMs(attempts, () => 0.5, { maxMs: hour }))).toEqual([
    1920 * second,
    hour,
    hour,
  ]);
  // Tries 1 to 8 are over after 1 hour and 3.5 minutes, and each further one takes an hour.
  expect([78, 79, 80].map((attempts) => isGivenUp(attempts, { maxMs: hour }))).toEqual([false, true, true]);
});

test('It varies by a fifth, and never beyond 6 hours', () => {
  expect([backoffMs(1, () => 0), backoffMs(1, () => 1), backoffMs(20, () => 0), backoffMs(20, () => 1)]).toEqual([
    24 * second,
    36 * second,
    4.8 * hour,
    6 * hour,
  ]);
});

test('Trying ends with the first try that comes after 3 days', () => {
  // Tries 1 to 11 are over after 8 hours and 31 minutes, and each further one takes 6 hours.
  expect([1, 11, 21, 22, 1000].map((attempts) => isGivenUp(attempts))).toEqual([false, false, false, true, true]);
});
