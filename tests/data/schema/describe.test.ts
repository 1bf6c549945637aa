import { describe, expect, test } from 'vitest';
import { formatValue } from '#data/rules/schema/describe.ts';
import { buildLocation, buildPlan, buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { pricing, pages, about, navigation, claims, ratings } = buildRecords();
const [claim, rating] = [claims[0], ratings[0]];
const inPlan = (facts: object) => ({ pricing: { ...pricing, plans: [{ ...buildPlan(), ...facts }] } });
const inRating = (facts: object) => ({ ratings: [{ ...rating, ...facts }] });
const inAbout = (facts: object) => ({ about: { ...about, ...facts } });
const chatPage = (chat: object | undefined) => ({ pages: { ...pages, chat } });
const values = [...about.values, ...about.values];

describe('A message of the schema names record, field, value and remedy', () => {
  test.each([
    [{ name: undefined }, 'name is missing. Add it.'],
    [{ name: 5 }, 'name is 5. Give a string.'],
    [{ name: null }, 'name is null. Give a string.'],
    [{ name: () => 'Ajax' }, 'name is a function. Give a string.'],
    [{ coordinates: { latitude: '43.85', longitude: -79.02 } }, 'coordinates.latitude is "43.85". Give a number.'],
    [{ population: Number.NaN }, 'population is NaN. Give a number.'],
    [{ population: 1.5 }, 'population is 1.5. Give a whole number.'],
    [{ sectors: 'Trade' }, 'sectors is "Trade". Give an array.'],
    [{ coordinates: [43.85, -79.02] }, 'coordinates is [43.85,-79.02]. Give an object.'],
    [{ sectors: ['Trade', '', 'Care'] }, 'sectors[1] is "". Write the text.'],
    [{ nmae: 'Ajax' }, 'nmae is "Ajax", but there is no such field. Remove it or fix its spelling.'],
    [{ summary: undefined, sumary: 'A town.' }, 'sumary is "A town.", but the field is called summary. Rename it.'],
    [
      { coordinates: { latitude: 43.85, longitude: -79.02, height: 90 } },
      'coordinates.height is 90, but there is no such field. Remove it or fix its spelling.',
    ],
  ])('in a location with %j', (facts, message) => {
    expect(dataErrors({ locations: [{ ...buildLocation(), ...facts }] })).toEqual([`locations/ajax: ${message}`]);
  });

  test.each<[message: string, records: object]>([
    ['about: story has 0 entries. Give at least 2.', inAbout({ story: [] })],
    ['about: story[0] is "". Write the text.', inAbout({ story: ['', 'Two.'] })],
    ['about: values has 2 entries. Give exactly 3.', inAbout({ values: values.slice(0, 2) })],
    ['about: values has 6 entries. Give exactly 3.', inAbout({ values })],
    ['pricing.plans/standard: recommended is "yes". Give true or false.', inPlan({ recommended: 'yes' })],
    ['pricing.plans/standard: minUsers is 0. Give 1 or more.', inPlan({ minUsers: 0 })],
    ['ratings[0]: ratingValue is 6. Give 5 or less.', inRating({ ratingValue: 6 })],
    ['ratings[0]: pageKind is "home". Use one of: default, location, service.', inRating({ pageKind: 'home' })],
    ['ratings[0]: pageKind is missing. Use one of: default, location, service.', inRating({ pageKind: undefined })],
    [
      'navigation.header[0]: label is "". Write the text.',
      { navigation: { ...navigation, header: [{ label: '', href: '/' }] } },
    ],
    ['claims/uptime: condition is missing. Add it.', { claims: [{ ...claim, condition: undefined }] }],
    ['claims[0]: the record is "99%". Give an object.', { claims: ['99%'] }],
    ['glossary: the record is missing. Add it.', { glossary: undefined }],
    ['services: the list has 0 entries. Give at least 1.', { services: [] }],
    ['records: colours is ["red"], but there is no such field. Remove it or fix its spelling.', { colours: ['red'] }],
    ['pages: chat is missing. Add it.', chatPage(undefined)],
    ['pages: chat.intro is "". Write the text.', chatPage({ ...pages.chat, intro: '' })],
    ['blog/a: title is missing. Add it.', { articles: [{ slug: 'a' }] }],
  ])('%s', (message, records) => {
    expect(dataErrors({ ...records })).toContain(message);
  });
});

describe('A value', () => {
  test.each([
    [undefined, 'missing'],
    ['', '""'],
    ['a "b"\nc', '"a \\"b\\"\\nc"'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [null, 'null'],
    [['a'], '["a"]'],
    [() => 1, 'a function'],
  ])('%s is shown on one line', (value, shown) => {
    expect(formatValue(value)).toBe(shown);
  });

  test('is cut after 80 characters', () => {
    expect(formatValue('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
    expect(formatValue('x'.repeat(79))).toBe(`"${'x'.repeat(76)}…`);
  });
});
