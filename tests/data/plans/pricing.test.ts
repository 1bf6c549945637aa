import { expect, test } from 'vitest';
import { pricing } from '#data/plans/pricing.ts';
import { pricingSchema } from '#data/schema/plan.ts';

const profileIds = pricing.profiles.map(({ id }) => id);
const addOnIds = [...pricing.calculatorAddOns, ...pricing.planAddOns].map(({ id }) => id);

test('The price list satisfies its schema', () => {
  expect(pricingSchema.parse(pricing)).toEqual(pricing);
});

test('Every id of the price list stands for one thing', () => {
  for (const ids of [pricing.plans.map(({ id }) => id), profileIds, addOnIds])
    expect(new Set(ids).size).toBe(ids.length);
});

test('The first guesses name profiles that exist', () => {
  for (const id of [pricing.defaultProfile, ...pricing.profileRules.map(({ profile }) => profile)])
    expect(profileIds).toContain(id);
});

test('The calculator starts with a plan that exists and enough users for it', () => {
  const plan = pricing.plans.find(({ id }) => id === pricing.calculator.plan);
  expect(plan?.minUsers).toBeLessThanOrEqual(pricing.calculator.users);
});

test('One plan is recommended', () => {
  expect(pricing.plans.filter(({ recommended }) => recommended)).toHaveLength(1);
});
