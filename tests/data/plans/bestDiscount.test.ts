import { expect, test } from 'vitest';
import { bestDiscount } from '#data/plans/bestDiscount.ts';

const discounts = [10, 100, 25, 50].map((threshold, place) => ({
  threshold,
  discountPercent: [5, 25, 10, 15][place] ?? 0,
}));

test.each([
  [9, 0],
  [10, 5],
  [25, 10],
  [50, 15],
  [100, 25],
  [5000, 25],
])('%i users get %i percent, in whatever order the thresholds stand', (users, percent) => {
  expect(bestDiscount(users, discounts)).toBe(percent);
});

test('Without thresholds there is no discount', () => {
  expect(bestDiscount(100, [])).toBe(0);
});
