import { expect, test } from 'vitest';
import { postalAreasText } from '#data/locations/postalAreasText.ts';

const areas = { toronto: ['M5H', 'M4W'], oakville: ['L6J'], ajax: ['L1Z', 'L1S', 'L1T'], nowhere: [] };

test.each([
  ['toronto', 'Postal areas with M'],
  ['oakville', 'Postal area L6J'],
  ['ajax', 'Postal areas L1S to L1Z'],
  ['nowhere', ''],
])('the postal areas of %s are read as "%s"', (slug, text) => {
  expect(postalAreasText(slug, areas)).toBe(text);
});
