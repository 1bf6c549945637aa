import { expect, test } from 'vitest';
import { annualPrice } from '#data/plans/annualPrice.ts';

test.each([
  [10000, 9000, 12000],
  [15000, 13500, 18000],
  [20000, 18000, 24000],
])('%i cents a month are %i when paid by the year, which saves %i a year', (monthly, annualPerMonth, savingPerYear) => {
  expect(annualPrice(monthly, 10)).toEqual({ monthly, annualPerMonth, savingPerYear });
});

test('Without a discount both ways cost the same', () => {
  expect(annualPrice(10000, 0)).toEqual({ monthly: 10000, annualPerMonth: 10000, savingPerYear: 0 });
});
