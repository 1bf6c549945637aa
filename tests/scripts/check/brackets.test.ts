import { expect, test } from 'vitest';
import { bracketNotes } from '#scripts/check/brackets.ts';
import { buildIndustry, buildSite } from '#tests/support/buildData.ts';

test('a published record with texts in brackets is noted once, with their number', () => {
  expect(bracketNotes(buildSite())).toEqual([]);
  const food = buildIndustry({
    slug: 'food',
    clients: '[food makers]',
    challenges: ['[One.]', 'Two [2].', '[Three.]'],
  });
  expect(bracketNotes({ industries: [food] })).toEqual([
    'industries/food: 3 texts are still in brackets. Write what stands there.',
  ]);
});
