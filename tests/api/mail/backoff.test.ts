import { expect, test } from 'vitest';
import { backoffMs } from '#api/mail/queue.ts';

const second = 1000;
const hour = 3600 * second;

test('It varies by a fifth, and never beyond 6 hours', () => {
  const waits = [1, 20].flatMap((attempt) => [backoffMs(attempt, () => 0), backoffMs(attempt, () => 1)]);
  expect(waits).toEqual([24 * second, 36 * second, 4.8 * hour, 6 * hour]);
});
