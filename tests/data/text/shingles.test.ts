import { expect, test } from 'vitest';
import { distinct, resemblance, shinglesOf } from '#data/text/shingles.ts';

const shared = (a: string, b: string) => resemblance(distinct(shinglesOf([a])), distinct(shinglesOf([b])));

test('a text of seven words has three runs of five; one of four has none', () => {
  expect(shinglesOf(['one two three four five six seven'])).toHaveLength(3);
  expect(shinglesOf(['one two three four'])).toHaveLength(0);
});

test('a run reaches over the end of a paragraph', () => {
  expect(shinglesOf(['one two three', 'four five'])).toEqual(shinglesOf(['one two three four five']));
});

test('case, punctuation and white space make no difference; the order of words does', () => {
  expect(shinglesOf(['One, two: THREE (four)\n“five”!'])).toEqual(shinglesOf(['one two three four five']));
  expect(shinglesOf(['two one three four five'])).not.toEqual(shinglesOf(['one two three four five']));
});

test.each([
  ['the same text shares everything', 'a b c d e f', 'a b c d e f', 1],
  ['one run of three in all is a third', 'a b c d e f', 'b c d e f g', 1 / 3],
  ['other words share nothing', 'a b c d e f', 'g h i j k l', 0],
  ['nothing shares nothing', '', '', 0],
])('%s', (_, a, b, expected) => {
  expect(shared(a, b)).toBeCloseTo(expected);
});
