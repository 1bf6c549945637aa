import { expect, test } from 'vitest';
import { lapsesQuoteTheText } from '#data/checks/lapsesQuoteTheText.ts';
import { buildArticle } from '#tests/support/buildData.ts';

const faults = (words: string) =>
  lapsesQuoteTheText.check({
    articles: [buildArticle({ slug: 'prices', body: 'It costs $61.', lapses: [{ words, until: '2026-04-30' }] })],
  });

test('a fact that lapses is quoted from the text', () => {
  expect(faults('costs $61')).toEqual([]);
  expect(faults('costs $62')).toEqual([
    'blog/prices: lapses has "costs $62", which is not in the text. Copy the words from the text, or remove them.',
  ]);
});
