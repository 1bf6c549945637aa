import { expect, test } from 'vitest';
import { ownWords } from '#scripts/sameness/ownWords.ts';
import { distinct, shinglesOf } from '#data/text/shingles.ts';

function own(texts: readonly string[], routeIds: readonly string[] = texts.map(() => 'page')): number[] {
  const shingles = texts.map((text) => shinglesOf([text]));
  return ownWords(shingles, shingles.map(distinct), routeIds);
}

const common = 'these seven words stand on every page';

test("words that stand in a common run of five are not the page's own", () => {
  expect(
    own([
      `${common} alpha beta gamma delta epsilon zeta`,
      `${common} eta theta iota kappa lambda mu`,
      'quite another text of seven own words',
    ]),
  ).toEqual([6, 6, 7]);
});

test('overlapping runs count each word once', () => {
  expect(own([common, common])).toEqual([0, 0]);
});

test('a run on a tenth of the pages is own still; on more it is common', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index} b${index} c${index} d${index} e${index} f${index}`);
  expect(own([common, common, ...others(18)]).slice(0, 2)).toEqual([7, 7]);
  expect(own([common, common, common, ...others(17)]).slice(0, 3)).toEqual([0, 0, 0]);
});

test('pages of another route take nothing away, and the only page of a route is all its own', () => {
  expect(own([common, common], ['article', 'service'])).toEqual([7, 7]);
});
