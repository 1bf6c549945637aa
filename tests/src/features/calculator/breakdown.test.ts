import { describe, expect, test } from 'vitest';
import { type QuoteInput, quote } from '#data/rules/prices/quote.ts';
import { breakdown } from '#src/features/calculator/breakdown.ts';
import { firstChoice, prices } from './prices.ts';

const breakdownOf = (changes: Partial<QuoteInput>, list = prices) =>
  breakdown(quote({ ...firstChoice, ...changes }, list));

describe("A month's money", () => {
  test('lies side by side: plan, surcharge and add-ons, and what is taken off at the end', () => {
    // 1500 + 375 + 150 = 2025; 5 % of 1875 is 93.75.
    expect(breakdownOf({ profileId: 'clinic', addOnIds: ['guard'] })).toEqual({
      parts: [
        { id: 'plan', amount: 150000, share: 74, from: 0, width: 74.07 },
        { id: 'compliance', amount: 37500, share: 19, from: 74.07, width: 18.52 },
        { id: 'addOns', amount: 15000, share: 7, from: 92.59, width: 7.41 },
        { id: 'discount', amount: -9375, share: -5, from: 95.37, width: 4.63 },
      ],
      paid: 95.37,
    });
  });

  test('shows a compliance discount as something taken off too', () => {
    // 1500 - 150 - 67.50.
    const { parts, paid } = breakdownOf({ profileId: 'charity' });
    expect(parts).toMatchObject([
      { share: 100 },
      { id: 'compliance', amount: -15000, share: -10, from: 90, width: 10 },
      { share: 0 },
      { id: 'discount', share: -4, from: 85.5, width: 4.5 },
    ]);
    expect(paid).toBe(85.5);
  });

  test('has shares that are 100 together, whatever is chosen', () => {
    for (let users = 15; users < 120; users++) {
      const { parts } = breakdownOf({ planId: 'large', users, profileId: 'clinic', addOnIds: ['guard', 'phones'] });
      const sum = parts.reduce((shares, { share }) => shares + Math.max(0, share), 0);
      expect(sum, `${users} users`).toBe(100);
    }
  });
});
