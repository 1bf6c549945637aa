import { expect, test } from 'vitest';
import { unbackedFigures } from '#scripts/check/claims.ts';

const text = (sentence: string) => ({ collection: 'services', where: 'services/backup: description', text: sentence });

test('a sentence with a figure of the provider that no record backs is refused, with its record and the remedy', () => {
  expect(unbackedFigures([text('Disks fail. We answer in 12 minutes.')])).toEqual([
    'services/backup: description: "We answer in 12 minutes." has a figure of the provider that no record backs. ' +
      'Quote the record ("{claims.<id>}", "{plans.<id>.price}") or say it without the figure.',
  ]);
});

test('a figure from the table passes', () => {
  expect(unbackedFigures([text('We answer in {claims.response}, from {plans.essential.price}.')])).toEqual([]);
});
