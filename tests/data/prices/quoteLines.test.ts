import { expect, test } from 'vitest';
import { quoteLinesMessages } from '#data/messages/quoteLines.ts';
import { quote } from '#data/rules/prices/quote.ts';
import { quoteLines } from '#data/rules/prices/quoteLines.ts';
import { buildPlan, buildRecords } from '#tests/support/buildData.ts';
import { firstChoice } from '#tests/src/features/calculator/prices.ts';

const money = { locale: 'en-CA', currency: 'CAD', annualDiscountPercent: 10 };
const { profiles, volumeDiscounts, calculator } = buildRecords().pricing;
const addOn = { description: 'More.', pricingType: 'flat-rate' as const, oneTime: false };
const prices = {
  plans: [buildPlan({ id: 'standard', name: 'Standard', basePrice: 10_000, minUsers: 1, setupFee: 50_000 })],
  profiles,
  volumeDiscounts,
  annualDiscountPercent: 10,
  calculator,
  calculatorAddOns: [
    { ...addOn, id: 'lines', name: 'Lines', price: 2500, pricingType: 'per-user' as const },
    { ...addOn, id: 'check', name: 'Check', price: 150_000, oneTime: true },
  ],
};
const first = { ...firstChoice, planId: 'standard', profileId: 'plain' };
const choice = { ...first, addOnIds: ['lines', 'check'], includeHardware: true, devices: 2 };

test('A quote is told in lines: what was chosen, and what it comes to', () => {
  expect(quoteLines(quote(choice, prices), money, quoteLinesMessages)).toEqual([
    { label: 'Plan', value: 'Standard, $100 per user per month' },
    { label: 'Users', value: '10 users' },
    { label: 'Industry', value: 'Plain' },
    { label: 'Add-ons', value: 'Lines, Check' },
    { label: 'Volume discount', value: '5%' },
    { label: 'Monthly total', value: '$1,200' },
    { label: 'Annual commitment (10% savings)', value: '$14,400' },
    // 12 × 950 less 10 %, and 12 × 250.
    { label: 'Paid yearly', value: '$13,260, you save $1,140' },
    { label: 'Annual savings', value: '$600' },
    { label: 'One-time costs', value: '$4,000 (setup $500, 2 devices $2,000)' },
  ]);
});

test('What an industry adds to the plan, or takes off, is said', () => {
  const industry = (complianceMultiplier: number) => {
    const rated = { ...prices, profiles: profiles.map((profile) => ({ ...profile, complianceMultiplier })) };
    return quoteLines(quote(choice, rated), money, quoteLinesMessages).find(({ label }) => label === 'Industry')?.value;
  };
  expect([1.15, 0.9].map(industry)).toEqual(['Plain, 15% more on the plan', 'Plain, 10% less on the plan']);
});

test('What was not chosen is said to be none', () => {
  const least = { ...choice, users: 1, addOnIds: [], includeSetup: false, includeHardware: false };
  const bare = quoteLines(quote(least, prices), money, quoteLinesMessages);
  const values = Object.fromEntries(bare.map(({ label, value }) => [label, value]));
  const none = { 'Add-ons': 'None', 'Volume discount': 'None', 'One-time costs': '$0' };
  expect(values).toMatchObject({ Users: '1 user', ...none });
});
