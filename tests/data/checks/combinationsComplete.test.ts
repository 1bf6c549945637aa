import { expect, test } from 'vitest';
import { buildCombination } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const all = ['ajax', 'pickering'].flatMap((location) =>
  ['backup', 'cloud'].map((service) => buildCombination({ service, location })),
);

test('A provider may have no texts, or one for each combination', () => {
  expect(dataErrors({ combinations: [] })).toEqual([]);
  expect(dataErrors({ combinations: all })).toEqual([]);
});

test('A combination without a text is told', () => {
  expect(dataErrors({ combinations: all.slice(1) })).toEqual([
    'combinations/law/ajax: service "backup" has no text. Add the section "## backup" to data/combinations/law/ajax.md.',
  ]);
});

test('A combination with two texts is told', () => {
  expect(dataErrors({ combinations: [...all, buildCombination()] })).toEqual([
    'combinations/law/ajax: service "backup" has 2 texts. Keep one.',
  ]);
});

test('A slug that does not exist is told once', () => {
  expect(dataErrors({ combinations: [...all.slice(1), buildCombination({ service: 'bakcup' })] })).toEqual([
    'combinations/law/ajax: service "bakcup" does not exist (is it "backup"?). Add it to data/services or fix the name.',
  ]);
  expect(dataErrors({ combinations: all.map((text) => ({ ...text, industry: 'lore' })) })).toEqual(
    ['ajax', 'pickering'].map(
      (place) =>
        `combinations/lore/${place}: industry "lore" does not exist. Add it to data/industries or fix the name.`,
    ),
  );
});
