import { describe, expect, test } from 'vitest';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import { provider } from '#data/provider.ts';
import { messages } from '#data/messages/index.ts';
import { lessPercent } from '#data/rules/money/lessPercent.ts';
import { percentOf } from '#data/rules/money/percentOf.ts';

const canada = { locale: 'en-CA', currency: 'CAD' };

describe('An amount', () => {
  test.each([
    [0, '$0'],
    [15000, '$150'],
    [123450, '$1,234.50'],
    [5, '$0.05'],
    [-7500, '-$75'],
  ])('of %i cents reads %s', (cents, text) => {
    expect(formatMoney(cents, canada)).toBe(text);
  });

  test("is written in the provider's locale and currency", () => {
    expect(formatMoney(123450, { locale: 'en-US', currency: 'EUR' })).toBe('€1,234.50');
    expect(formatMoney(123450, { locale: 'de-DE', currency: 'EUR' })).toBe('1.234,50\u00a0€');
  });

  test('that is not in whole cents is refused', () => {
    expect(() => formatMoney(150.5, canada)).toThrow(new RangeError('An amount must be in whole cents, not 150.5.'));
  });
});

test.each([
  [7500, 'per-user-month', '$75 per user per month'],
  [1200, 'per-device-month', '$12 per device per month'],
  [250000, 'project', '$2,500 per project'],
  [20000, 'flat-month', '$200 per month'],
  [15000, 'per-hour', '$150 per hour'],
] as const)('A service from %i cents, priced %s, starts at %s', (startingPrice, pricingModel, text) => {
  expect(formatStartingPrice({ startingPrice, pricingModel }, { provider, messages })).toBe(text);
});

test.each([
  [15000, 5, 750],
  [10, 5, 1],
  [9, 5, 0],
  [11, -5, -1],
  // 13.5 cents exactly, though 1.15 - 1 is a little less than 0.15 in binary.
  [90, (1.15 - 1) * 100, 14],
])('Of %i cents, %d percent are %i', (cents, percent, share) => {
  expect(percentOf(cents, percent)).toBe(share);
});

test.each([
  // 15 users at $150 with a surcharge of 25%: 2,671.875 after the discount.
  [281250, 5, 267188, 14062],
  [10, 5, 10, 0],
  [100, 100, 0, 100],
])('%i cents less %d percent are %i, and %i are taken off', (cents, percent, amount, discount) => {
  expect(lessPercent(cents, percent)).toEqual({ amount, discount });
});
