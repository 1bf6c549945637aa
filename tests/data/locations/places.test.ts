import { expect, test } from 'vitest';
import { locationByName } from '#data/rules/locations/locationByName.ts';
import { locationOfPostalArea, meantPostalCode, postalAreaOf } from '#data/rules/locations/locationOfPostalCode.ts';
import { matchCity } from '#data/rules/locations/matchCity.ts';
import { populationText } from '#data/rules/locations/populationText.ts';
import { postalAreasText } from '#data/rules/locations/postalAreasText.ts';

const names = {
  toronto: ['Toronto', 'Liberty Village', 'Financial District', 'Saint-Léon'],
  'richmond-hill': ['Richmond Hill'],
  ajax: ['Ajax', 'Pickering Village', 'Bayly Street'],
  pickering: ['Pickering', 'Bayly Street'],
};
const around = ['ON', 'CA', 'Ontario', 'Ont', 'Canada'];
test.each([
  ['Ajax', 'ajax'],
  [' liberty-village ', 'toronto'],
  ['Toronto, Ontario', 'toronto'],
  ['TORONTO  (ON), Canada', 'toronto'],
  ['richmondhill', 'richmond-hill'],
  ['Richmond   Hill, Ont.', 'richmond-hill'],
  ['st leon', undefined],
  ['saint leon', 'toronto'],
  // Of another province, it is another place.
  ['Ajax, Quebec', undefined],
  // A whole name counts before the beginning of another one.
  ['pickering', 'pickering'],
  ['200 Liberty Village', 'toronto'],
  ['lib', undefined],
  ['Milton', undefined],
  ['', undefined],
])('"%s", as it is typed, is in %s', (typed, slug) => {
  const { found, asked } = locationByName(typed, names, around);
  expect([found?.slug, asked]).toEqual([slug, []]);
});

test.each([
  ['Richmond', 'richmond-hill Richmond Hill'],
  ['Richmond, ON', 'richmond-hill Richmond Hill'],
  ['fina', 'toronto Financial District'],
  ['picker', 'ajax Pickering Village, pickering Pickering'],
  ['Bayly Street', 'ajax Bayly Street, pickering Bayly Street'],
])('"%s" is no place, but a question about %s', (typed, asked) => {
  const { found, asked: names_ } = locationByName(typed, names, around);
  expect([found, names_.map(({ slug, name }) => `${slug} ${name}`).join(', ')]).toEqual([undefined, asked]);
});

test.each([
  ['MSH 2N2', 'M5H 2N2'],
  ['m5h 2no', 'M5H 2N0'],
  ['L6J2B3', undefined],
  ['oslo', undefined],
  ['L1S 3C', undefined],
  ['l1s-3cA', undefined],
])('"%s" was meant for the postal code %s', (typed, code) => {
  expect(meantPostalCode(typed)).toBe(code);
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

const west = { oakville: ['L6J'], burlington: ['L7N', 'L7P', 'L7R'], milton: ['L9T', 'L9E'] };
const east = { toronto: ['M5H', 'M4W'], ajax: ['L1Z', 'L1S', 'L1T'], pickering: ['L1W', 'L1V', 'L1Y', 'L1X'] };
const areas = { ...west, ...east, nowhere: [] };
test.each([
  ['L6J', 'oakville'],
  ['M5H', 'toronto'],
  // Not listed, but all areas with an M are one location's.
  ['M1B', 'toronto'],
  // Two locations share the letter L.
  ['L9X', undefined],
  ['K1A', undefined],
])('the postal area %s belongs to %s', (area, slug) => {
  expect(locationOfPostalArea(area, areas)).toBe(slug);
});

test.each([
  ['toronto', 'Postal areas with M'],
  ['oakville', 'Postal area L6J'],
  // Those of Pickering lie between them.
  ['ajax', 'Postal areas L1S, L1T and 1 more'],
  ['pickering', 'Postal areas L1V to L1Y'],
  // There are none with O or Q.
  ['burlington', 'Postal areas L7N to L7R'],
  ['milton', 'Postal areas L9E and L9T'],
  ['nowhere', ''],
])('the postal areas of %s are read as "%s"', (slug, text) => {
  expect(postalAreasText(slug, areas)).toBe(text);
});

// Which of several ways comes first is tried by the look-up of a connection.
test.each([
  ['Saint Leonard', 'saint-leonard'],
  ['Bra', undefined],
  ['Torontos', undefined],
  ['-', undefined],
])('a city is matched by whole words, without accents and marks: "%s" is %s', (city, slug) => {
  const places = [
    { slug: 'toronto', name: 'Toronto' },
    { slug: 'saint-leonard', name: 'Saint-Léonard' },
    { slug: 'brampton', name: 'Brampton' },
  ];
  expect(matchCity(city, places)?.slug).toBe(slug);
});

test('a population stands with its source, and alone where the record has none', () => {
  expect(populationText({ populationLabel: '721k', populationSource: '2016 census' })).toBe('721k (2016 census)');
  expect(populationText({ populationLabel: '36,354' })).toBe('36,354');
});
