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

test.each([
  [[false, false], ['pricing: no plan is recommended. Set "recommended: true" on exactly one plan.']],
  [[true, false, true], ['pricing: standard, iron are recommended. Set "recommended: true" on exactly one plan.']],
  [[false, true], []],
])('Exactly one plan is recommended: %j', (recommended, errors) => {
  expect(withPlans(...recommended)).toEqual(errors);
});
