import { expect, test } from 'vitest';
import { ownWords, shinglesOf } from '#scripts/sameness/shingles.ts';

const foundIn = (groups: string[], ...texts: string[]) =>
  ownWords(
    texts.map((text) => shinglesOf([text], { figures: false })),
    groups,
  );
const found = (...texts: string[]) => foundIn([...texts.keys()].map(String), ...texts);

test('words in a run of five that another text has are not counted', () => {
  const shared = 'shared one two three four';
  const [before, after] = ['zeta eta theta iota kappa', 'alpha beta gamma delta epsilon'];
  const texts = [`${shared} ${after}`, `${before} ${shared}`, 'nothing of this is anywhere else'];
  expect(found(...texts)).toEqual([5, 5, 6]);
});

test('a run that a text repeats itself is its own', () => {
  expect(found('one two three four five one two three four five', 'six seven eight nine ten')).toEqual([10, 5]);
});

test('figures neither count nor tell texts apart', () => {
  expect(found('it costs $750 for 10 people a month', 'it costs $1,200.50 for 16 people a month')).toEqual([0, 0]);
  expect(found('the year 2031 is far off for us')).toEqual([7]);
});

test('what texts of one group share is their own', () => {
  const shared = 'shared one two three four';
  expect(foundIn(['a', 'a', 'b'], shared, shared, 'alpha beta gamma delta epsilon')).toEqual([5, 5, 5]);
  expect(foundIn(['a', 'a', 'b'], shared, shared, shared)).toEqual([0, 0, 0]);
});
