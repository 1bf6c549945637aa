import { expect, test } from 'vitest';
import { locationByName } from '#data/locations/locationByName.ts';
import { locationOfPostalArea, postalAreaOf } from '#data/locations/locationOfPostalCode.ts';
import { matchCity } from '#data/locations/matchCity.ts';
import { parseLoc } from '#data/locations/parseLoc.ts';
import { populationText } from '#data/locations/populationText.ts';
import { postalAreasText } from '#data/locations/postalAreasText.ts';

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
])('"%s", as it is typed, is in %s', (typed, slug) => {
  expect(locationByName(typed, names)).toBe(slug);
});

test.each([
  ['M5X 1C7', 'M5X'],
  ['l6j-2b3', 'L6J'],
  ['  m5h 2', 'M5H'],
  ['Oakville', undefined],
  ['90210', undefined],
  ['D1A 1A1', undefined],
  ['M5X 1C7 9', undefined],
  ['', undefined],
])('the postal area of "%s" is %s', (typed, area) => {
  expect(postalAreaOf(typed)).toBe(area);
});

const areas = { toronto: ['M5H', 'M4W'], oakville: ['L6J'], ajax: ['L1Z', 'L1S', 'L1T'], nowhere: [] };
test.each([
  ['L6J', 'oakville'],
  ['M5H', 'toronto'],
  // Not listed, but all areas with an M are one location's.
  ['M1B', 'toronto'],
  // Two locations share the letter L.
  ['L9T', undefined],
  ['K1A', undefined],
])('the postal area %s belongs to %s', (area, slug) => {
  expect(locationOfPostalArea(area, areas)).toBe(slug);
});

test.each([
  ['toronto', 'Postal areas with M'],
  ['oakville', 'Postal area L6J'],
  ['ajax', 'Postal areas L1S to L1Z'],
  ['nowhere', ''],
])('the postal areas of %s are read as "%s"', (slug, text) => {
  expect(postalAreasText(slug, areas)).toBe(text);
});

const cities = ['Toronto', 'Richmond Hill', 'Saint-Léonard', 'The Hill', 'Brampton'].map((name, index) => ({
  slug: ['toronto', 'richmond-hill', 'saint-leonard', 'hill', 'brampton'][index] ?? '',
  name,
}));
test.each([
  ['its slug', 'richmond-hill', 'richmond-hill'],
  ["its slug before another one's partial name", 'Hill', 'hill'],
  ['its name in any case', ' RICHMOND HILL ', 'richmond-hill'],
  ['its name without accents or with other punctuation', 'Saint Leonard', 'saint-leonard'],
  ['part of its name', 'Richmond', 'richmond-hill'],
  ['a longer name that holds it', 'City of Toronto', 'toronto'],
  ['nothing that is another', 'Ottawa', undefined],
  ['no beginning of a word', 'Bra', undefined],
  ['no longer word', 'Torontos', undefined],
  ['no mark', '-', undefined],
])('a city is matched by %s', (_, city, slug) => {
  expect(matchCity(city, cities)?.slug).toBe(slug);
});

test.each([
  ['43.6532,-79.3832', { latitude: 43.6532, longitude: -79.3832 }],
  [' 43.6532 , -79.3832 ', { latitude: 43.6532, longitude: -79.3832 }],
  ['+90,180', { latitude: 90, longitude: 180 }],
  ...['', ',', '43.6,', '43.6,-79.3,1', '91,0', '0,181', '43,6;79,3', '1e1,0', '0x10,0', 'NaN,NaN'].map(
    (loc) => [loc, undefined] as const,
  ),
] as const)('"%s" is the point %o', (loc, point) => {
  expect(parseLoc(loc)).toEqual(point);
});

test('a population stands with its source, and alone where the record has none', () => {
  expect(populationText({ populationLabel: '721k', populationSource: '2016 census' })).toBe('721k (2016 census)');
  expect(populationText({ populationLabel: '36,354' })).toBe('36,354');
});
