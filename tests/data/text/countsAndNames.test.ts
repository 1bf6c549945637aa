import { expect, test } from 'vitest';
import { numberInWords } from '#data/text/numberInWords.ts';
import { withArticle } from '#data/text/withArticle.ts';

test('a count is written in words to ten and in digits above', () => {
  expect([0, 7, 10, 11].map(numberInWords)).toEqual(['zero', 'seven', 'ten', '11']);
});

test('a district has an article in a sentence where its last word asks for one', () => {
  expect(
    ['Financial District', 'Pickering Innovation Corridor', 'Yonge Street village core', 'Liberty Village'].map(
      withArticle,
    ),
  ).toEqual([
    'the Financial District',
    'the Pickering Innovation Corridor',
    'the Yonge Street village core',
    'Liberty Village',
  ]);
});
