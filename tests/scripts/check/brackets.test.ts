import { expect, test } from 'vitest';
import { textsInBrackets } from '#scripts/check/brackets.ts';
import { buildIndustry, buildSite } from '#tests/support/buildData.ts';

test('a published record with texts in brackets is noted once, with their number', () => {
  expect(textsInBrackets(buildSite())).toEqual([]);
  const food = buildIndustry({
    slug: 'food',
    clients: '[food makers]',
    challenges: ['[One.]', 'Two [2].', '[Three.]'],
  });
  expect(textsInBrackets({ industries: [food] })).toEqual([
    'industries/food: 3 texts are still in brackets. Write them, or set "draft: true".',
  ]);
});
