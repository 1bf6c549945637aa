import { describe, expect, test } from 'vitest';
import { type QuoteInput, quote } from '#data/rules/prices/quote.ts';
import type { AddOn, Plan, Pricing } from '#data/rules/schema/plan.ts';
import { buildPlan } from '#tests/support/buildData.ts';
import { firstChoice } from '#tests/src/features/calculator/prices.ts';

const plan: Plan = { ...buildPlan(), id: 'standard', basePrice: 15000, minUsers: 5, setupFee: 100000 };
const addOn = (id: string, price: number, facts: Partial<AddOn> = {}): AddOn => {
  return { id, name: id, description: 'Lines.', price, pricingType: 'per-user', oneTime: false, ...facts };
};
const pricing: Pricing = {
  plans: [plan, { ...plan, id: 'odd', name: 'Odd', basePrice: 10001, minUsers: 1 }],
  profiles: [
    { id: 'plain', name: 'Plain', complianceMultiplier: 1, reason: 'Nothing.' },
    { id: 'clinic', name: 'Clinic', complianceMultiplier: 1.25, reason: 'Records.' },
    { id: 'law', name: 'Law', complianceMultiplier: 1.15, reason: 'Privilege.' },
    { id: 'charity', name: 'Charity', complianceMultiplier: 0.9, reason: 'Charities.' },
    { id: 'half', name: 'Half', complianceMultiplier: 1.5, reason: 'Rounding.' },
  ],
  defaultProfile: 'plain',
  profileRules: [],
  volumeDiscounts: [
    { threshold: 50, discountPercent: 15 },
    { threshold: 10, discountPercent: 5 },
  ],
  annualDiscountPercent: 10,
  calculatorAddOns: [
    addOn('guard', 1500, {
      discountThresholds: [
        { threshold: 20, discountPercent: 10 },
        { threshold: 50, discountPercent: 15 },
      ],
    }),
    addOn('phones', 2500),
    addOn('report', 9900, { pricingType: 'flat-rate', discountThresholds: [{ threshold: 1, discountPercent: 50 }] }),
    addOn('assessment', 150000, { pricingType: 'flat-rate', oneTime: true }),
    addOn('keys', 6000, { oneTime: true }),
    addOn('cabling', 1, { pricingType: 'custom' }),
  ],
  planAddOns: [],
  serviceCategory: 'support',
  calculator: { users: 10, maxUsers: 100, plan: 'standard', deviceCost: 100000, devicesPerUser: 0.7, minDevices: 5 },
};
const first = { ...firstChoice, planId: 'standard', users: 5, profileId: 'plain', includeSetup: false };
const quoteFor = (input: Partial<QuoteInput>) => quote({ ...first, ...input }, pricing);

describe('The monthly price', () => {
  test("is the plan's price for each user", () => {
    expect(quoteFor({ users: 5 })).toMatchObject({
      plan: { users: 5, pricePerUser: 15000, amount: 75000 },
      monthly: 75000,
      yearly: 900000,
    });
  });

  test("rises and falls with an industry's compliance work", () => {
    expect(quoteFor({ profileId: 'charity' })).toMatchObject({ compliance: { amount: -7500 }, monthly: 67500 });
    expect(quoteFor({ profileId: 'clinic' })).toMatchObject({
      compliance: { multiplier: 1.25, reason: 'Records.', amount: 18750 },
      monthly: 93750,
    });
  });

  test('loses the volume discount of plan and compliance together, and twelve of it are the annual savings', () => {
    const found = quoteFor({ users: 10, profileId: 'law' });
    expect(found).toMatchObject({
      compliance: { amount: 22500 },
      volumeDiscount: { percent: 5, amount: 8625 },
      monthly: 163875,
      annualSavings: 103500,
    });
  });

  test('rounds half a cent of each price up once, and the discount is the rest', () => {
    const { compliance, volumeDiscount, monthly } = quoteFor({ planId: 'odd', users: 1, profileId: 'half' });
    expect([compliance.amount, volumeDiscount.amount, monthly]).toEqual([5001, 0, 15002]);
    const discounted = quoteFor({ planId: 'odd', users: 10 });
    expect([discounted.volumeDiscount.amount, discounted.monthly]).toEqual([5000, 95010]);
  });
});

describe('An add-on', () => {
  test("priced per user counts each user, less its own best discount, outside the plan's discount", () => {
    const { addOns, monthly, volumeDiscount } = quoteFor({ users: 50, addOnIds: ['guard'] });
    const guard = { id: 'guard', name: 'guard', billing: 'monthly' };
    expect(addOns).toEqual([{ ...guard, discountPercent: 15, amount: 63750 }]);
    expect([volumeDiscount.amount, monthly]).toEqual([112500, 750000 - 112500 + 63750]);
  });

  test('at a flat rate adds its price', () => {
    expect(quoteFor({ users: 20, addOnIds: ['report'] }).addOns).toMatchObject([
      { billing: 'monthly', discountPercent: 0, amount: 9900 },
    ]);
  });

  test('that is charged once stands with the one-time lines', () => {
    const { addOns, oneTimeLines, oneTime, monthly } = quoteFor({ addOnIds: ['keys', 'assessment'] });
    expect(addOns).toEqual([]);
    expect(oneTimeLines).toMatchObject([
      { kind: 'add-on', id: 'assessment', amount: 150000 },
      { kind: 'add-on', id: 'keys', amount: 30000 },
    ]);
    expect([oneTime, monthly]).toEqual([180000, 75000]);
  });

  test('with a custom price adds nothing and is listed as quoted separately', () => {
    const { addOns, monthly, oneTime } = quoteFor({ addOnIds: ['cabling'] });
    expect(addOns).toMatchObject([{ id: 'cabling', billing: 'quoted separately', amount: 0 }]);
    expect([monthly, oneTime]).toEqual([75000, 0]);
  });
});

describe('The one-time price', () => {
  test('is the setup fee and the devices where they are included', () => {
    const { oneTimeLines, oneTime } = quoteFor({ includeSetup: true, includeHardware: true, devices: 7 });
    expect(oneTimeLines).toEqual([
      { kind: 'setup', amount: 100000 },
      { kind: 'hardware', devices: 7, deviceCost: 100000, amount: 700000 },
    ]);
    expect(oneTime).toBe(800000);
  });
});

describe('A choice that does not exist is refused with what is allowed', () => {
  test.each([
    [{ planId: 'gold' }, 'Plan "gold" does not exist. Use one of: standard, odd.'],
    [{ profileId: 'zoo' }, 'Profile "zoo" does not exist. Use one of: plain, clinic, law, charity, half.'],
    [
      { addOnIds: ['fax'] },
      'Add-on "fax" does not exist. Use one of: guard, phones, report, assessment, keys, cabling.',
    ],
    [{ users: 4 }, 'Users of the plan "standard" must be a whole number of 5 or more, not 4.'],
    [{ includeHardware: true, devices: 0 }, 'Devices must be a whole number of 1 or more, not 0.'],
  ])('%j', (input, message) => {
    expect(() => quoteFor(input)).toThrow(new RangeError(message));
  });
});
