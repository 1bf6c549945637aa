import { expect, test } from 'vitest';
import { quoteLinesMessages } from '#data/messages/quoteLines.ts';
import { type QuoteInput, quote } from '#data/rules/prices/quote.ts';
import { quoteLines } from '#data/rules/prices/quoteLines.ts';
import { firstChoice, prices } from '#tests/src/features/calculator/prices.ts';

// All that is chosen stands in the lines of a request for a quote, over HTTP.
const money = { locale: 'en-CA', currency: 'CAD', annualDiscountPercent: 10 };
const linesOf = (choice: Partial<QuoteInput>, list = prices) => {
  const lines = quoteLines(quote({ ...firstChoice, ...choice }, list), money, quoteLinesMessages);
  return Object.fromEntries(lines.map(({ label, value }) => [label, value]));
};

test('What an industry adds to the plan, or takes off, is said', () => {
  const industry = (complianceMultiplier: number) => {
    const profiles = prices.profiles.map((profile) => ({ ...profile, complianceMultiplier }));
    return linesOf({}, { ...prices, profiles }).Industry;
  };
  expect([1.15, 0.9].map(industry)).toEqual(['Office, 15% more on the plan', 'Office, 10% less on the plan']);
});

test('What was not chosen is said to be none', () => {
  const plans = prices.plans.map((plan) => ({ ...plan, minUsers: 1 }));
  const none = { 'Add-ons': 'None', 'Volume discount': 'None', 'One-time costs': '$0' };
  expect(linesOf({ users: 1, includeSetup: false }, { ...prices, plans })).toMatchObject({ Users: '1 user', ...none });
});
