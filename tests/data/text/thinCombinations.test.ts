import { expect, test } from 'vitest';
import { keptOutOfIndex } from '#scripts/sameness/samenessFaults.ts';
import { thinCombinations } from '#data/rules/text/thinCombinations.ts';
import { buildCombination } from '#tests/support/buildData.ts';

const words = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => prefix + index).join(' ');
const text = (prefix: string, count: number) =>
  buildCombination({
    situation: words(`${prefix}s`, count),
    firstSteps: words(`${prefix}f`, 25),
    systems: words(`${prefix}t`, 25),
    problems: words(`${prefix}p`, 25),
  });

test('a text with 100 words of its own is enough, one with 99 is thin', () => {
  const [enough, thin] = [text('a', 25), text('b', 24)];
  expect([...thinCombinations([enough, thin])]).toEqual([[thin, 99]]);
});

test('two texts that are alike are both thin', () => {
  expect([...thinCombinations([text('a', 100), text('a', 100), text('b', 100)]).values()]).toEqual([0, 0]);
});

test('the check says which page is kept out of the index, and why', () => {
  const texts = [text('a', 25), { ...text('b', 24), service: 'cloud' }];
  expect(keptOutOfIndex({ combinations: texts })).toEqual([
    '/services/cloud/law/ajax is kept out of the index: its text has 99 words found nowhere else; at least 100.',
  ]);
});
