import { expect, test } from 'vitest';
import { type QuoteInput, type QuotePrices, quote } from '#data/rules/prices/quote.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { quoteSummary } from '#data/rules/prices/quoteSummary.ts';
import { firstChoice, prices } from '#tests/src/features/calculator/prices.ts';

const money = { locale: 'en-CA', currency: 'CAD' };
const wordsOf = (input: Partial<QuoteInput>, list: QuotePrices = prices) =>
  quoteSummary(quote({ ...firstChoice, ...input }, list), money, calculatorMessages);

test('Everything that was chosen is told', () => {
  // 1875 - 93.75 + 150 + 250; 1000 + 1500 + 7000.
  expect(wordsOf({ profileId: 'clinic', addOnIds: ['guard', 'phones', 'check'], includeHardware: true })).toBe(
    'From the price calculator: Middle, 10 users, Clinic. Add-ons: Guard, Phones, Check. With 7 devices. $2,181.25 per month, $9,500 once. My question: ',
  );
});

test('Add-ons that would fill the form are counted', () => {
  const calculatorAddOns = prices.calculatorAddOns.map((addOn) => ({
    ...addOn,
    name: `${addOn.name} ${'and more '.repeat(15)}`,
  }));
  const words = wordsOf({ addOnIds: ['guard', 'phones', 'check'] }, { ...prices, calculatorAddOns });
  expect(words).toContain('Add-ons: 3.');
  expect(words).toMatch(/My question: $/);
});

test('More than the form takes is never written', () => {
  const plans = prices.plans.map((plan) => ({ ...plan, name: 'Long '.repeat(200) }));
  expect(wordsOf({}, { ...prices, plans })).toHaveLength(400);
});
