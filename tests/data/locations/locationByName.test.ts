import { expect, test } from 'vitest';
import { locationByName } from '#data/locations/locationByName.ts';

const names = {
  toronto: ['Toronto', 'Liberty Village', 'Financial District'],
  ajax: ['Ajax', 'Pickering Village', 'Bayly Street'],
  pickering: ['Pickering', 'Bayly Street'],
};

test.each([
  ['Ajax', 'ajax'],
  [' liberty-village ', 'toronto'],
  ['fina', 'toronto'],
  // A whole name counts before the beginning of another one.
  ['pickering', 'pickering'],
  // The beginning of names of two locations.
  ['picker', undefined],
  ['200 Liberty Village', 'toronto'],
  // Two locations have it.
  ['Bayly Street', undefined],
  ['lib', undefined],
  ['Milton', undefined],
  ['', undefined],
])('"%s" is in %s', (typed, slug) => {
  expect(locationByName(typed, names)).toBe(slug);
});
