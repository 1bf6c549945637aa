import { expect, test } from 'vitest';
import { buildPlan, buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { pricing } = buildRecords();
const withPlans = (...recommended: boolean[]) =>
  dataErrors({
    pricing: {
      ...pricing,
      plans: recommended.map((flag, index) =>
        buildPlan({ id: ['standard', 'gold', 'iron'][index] ?? '', recommended: flag }),
      ),
    },
  });

test('No recommended plan is one too few', () => {
  expect(withPlans(false, false)).toEqual([
    'pricing: no plan is recommended. Set "recommended: true" on exactly one plan.',
  ]);
});

test('Two recommended plans are one too many', () => {
  expect(withPlans(true, false, true)).toEqual([
    'pricing: standard, iron are recommended. Set "recommended: true" on exactly one plan.',
  ]);
});

test('One is right', () => {
  expect(withPlans(false, true)).toEqual([]);
});
