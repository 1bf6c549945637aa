import { expect, test } from 'vitest';
import { populationText } from '#data/locations/populationText.ts';

test('a population stands with its source, and alone where the record has none', () => {
  expect(populationText({ populationLabel: '721k', populationSource: '2016 census' })).toBe('721k (2016 census)');
  expect(populationText({ populationLabel: '36,354' })).toBe('36,354');
});
