import { expect, test } from 'vitest';
import { threadsFor } from '#scripts/build/steps/writePages.ts';

test.each([
  [80, 8, 1],
  [2000, 8, 1],
  [2300, 8, 2],
  [58_000, 2, 2],
  [58_000, 64, 4],
  [58_000, 1, 1],
])('%i pages on a machine with %i cores are made on %i threads', (pages, cores, threads) => {
  expect(threadsFor(pages, cores)).toBe(threads);
});
