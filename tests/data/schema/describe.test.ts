import { describe, expect, test } from 'vitest';
import { fieldName, recordOf, formatValue } from '#data/schema/describe.ts';
import { buildLocation, buildPlan, buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { pricing, pages, about, navigation, claims, ratings } = buildRecords();
const inLocation = (facts: object) => dataErrors({ locations: [{ ...buildLocation(), ...facts }] });

describe('A message of the schema names record, field, value and remedy', () => {
  test.each([
    ['a list that is too short', ['Once.'], 'about: story has 1 entry. Give at least 2.'],
    ['an empty list', [], 'about: story has 0 entries. Give at least 2.'],
  ])('%s', (_, story, message) => {
    expect(dataErrors({ about: { ...about, story } })).toEqual([message]);
  });

  test.each([
    ['a field that is missing', { name: undefined }, 'locations/ajax: name is missing. Add it.'],
    ['text that is none', { name: 5 }, 'locations/ajax: name is 5. Give a string.'],
    ['nothing instead of text', { name: null }, 'locations/ajax: name is null. Give a string.'],
    ['a function instead of text', { name: () => 'Ajax' }, 'locations/ajax: name is a function. Give a string.'],
    [
      'a number that is none',
      { coordinates: { latitude: '43.85', longitude: -79.02 } },
      'locations/ajax: coordinates.latitude is "43.85". Give a number.',
    ],
    [
      'a number that came out of a mistake',
      { population: Number.NaN },
      'locations/ajax: population is NaN. Give a number.',
    ],
    [
      'a fraction instead of a whole number',
      { population: 1.5 },
      'locations/ajax: population is 1.5. Give a whole number.',
    ],
    ['a text instead of a list', { sectors: 'Trade' }, 'locations/ajax: sectors is "Trade". Give an array.'],
    [
      'a list instead of an object',
      { coordinates: [43.85, -79.02] },
      'locations/ajax: coordinates is [43.85,-79.02]. Give an object.',
    ],
    ['an entry of a list', { sectors: ['Trade', '', 'Care'] }, 'locations/ajax: sectors[1] is "". Write the text.'],
    [
      'a field that no record has',
      { nmae: 'Ajax' },
      'locations/ajax: nmae is "Ajax", but there is no such field. Remove it or fix its spelling.',
    ],
    [
      'a field whose name is misspelt, and which is therefore missing',
      { summary: undefined, sumary: 'A town.' },
      'locations/ajax: sumary is "A town.", but the field is called summary. Rename it.',
    ],
    [
      'the same further down',
      { coordinates: { latitude: 43.85, longitude: -79.02, height: 90 } },
      'locations/ajax: coordinates.height is 90, but there is no such field. Remove it or fix its spelling.',
    ],
  ])('%s', (_, facts, message) => {
    expect(inLocation(facts)).toEqual([message]);
  });

  test.each([
    [
      'a yes instead of true',
      { pricing: { ...pricing, plans: [buildPlan({ recommended: 'yes' as never }), buildPlan({ id: 'other' })] } },
      'pricing.plans/standard: recommended is "yes". Give true or false.',
    ],
    [
      'a number that is too small',
      { pricing: { ...pricing, plans: [buildPlan({ minUsers: 0 })] } },
      'pricing.plans/standard: minUsers is 0. Give 1 or more.',
    ],
    [
      'a number that is too large',
      { ratings: [{ ...ratings[0], ratingValue: 6 }] },
      'ratings[0]: ratingValue is 6. Give 5 or less.',
    ],
    [
      'a word that is none of those allowed',
      { ratings: [{ ...ratings[0], pageKind: 'home' }] },
      'ratings[0]: pageKind is "home". Use one of: default, location, service.',
    ],
    [
      'a word that is missing',
      { ratings: [{ ...ratings[0], pageKind: undefined }] },
      'ratings[0]: pageKind is missing. Use one of: default, location, service.',
    ],
    [
      'a list of fixed length',
      { about: { ...about, values: about.values.slice(1) } },
      'about: values has 2 entries. Give exactly 3.',
    ],
    [
      'the same, too long',
      { about: { ...about, values: [...about.values, ...about.values] } },
      'about: values has 6 entries. Give exactly 3.',
    ],
    [
      'a record without a name',
      { navigation: { ...navigation, header: [{ label: '', href: '/' }] } },
      'navigation.header[0]: label is "". Write the text.',
    ],
    [
      'a claim without its condition',
      { claims: [{ ...claims[0], condition: undefined }] },
      'claims/uptime: condition is missing. Add it.',
    ],
    ['a record that is none', { claims: ['99%'] }, 'claims[0]: the record is "99%". Give an object.'],
    [
      'a text that is no record',
      { about: { ...about, story: ['', 'Two.'] } },
      'about: story[0] is "". Write the text.',
    ],
    ['a collection that is missing', { glossary: undefined }, 'glossary: the record is missing. Add it.'],
    ['a collection that may not be empty', { services: [] }, 'services: the list has 0 entries. Give at least 1.'],
    [
      'a collection that there is not',
      { colours: ['red'] },
      'records: colours is ["red"], but there is no such field. Remove it or fix its spelling.',
    ],
    ['a page without words', { pages: { ...pages, chat: undefined } }, 'pages: chat is missing. Add it.'],
    [
      'a word of a page',
      { pages: { ...pages, chat: { ...pages.chat, intro: '' } } },
      'pages: chat.intro is "". Write the text.',
    ],
    ['an article, by its file', { articles: [{ slug: 'a' }] }, 'blog/a: title is missing. Add it.'],
    [
      'an entry of a claim',
      { claims: [{ ...claims[0], confirmed: 1 }] },
      'claims/uptime: confirmed is 1. Give true or false.',
    ],
  ])('%s', (_, overrides, message) => {
    expect(dataErrors(overrides)).toContain(message);
  });
});

describe("A record's name", () => {
  test.each([
    [['locations', 0, 'coordinates', 'latitude'], 'locations/ajax', ['coordinates', 'latitude']],
    [['locations', 1, 'name'], 'locations[1]', ['name']],
    [['articles', 0, 'title'], 'blog/restore-test', ['title']],
    [['faqs', 'home', 0, 'question'], 'faqs.home[0]', ['question']],
    [['glossary', 0, 'definition'], 'glossary/Firewall', ['definition']],
    [['about', 'story', 1], 'about', ['story', 1]],
    [['provider', 'phone', 'e164'], 'provider', ['phone', 'e164']],
    [['glossary'], 'glossary', []],
    [['locations', 7, 'name'], 'locations[7]', ['name']],
    [[], 'records', []],
  ])('at %j is %s', (path, record, field) => {
    const root = {
      locations: [{ slug: 'ajax', name: 'Ajax' }, { name: 7 }],
      articles: [{ slug: 'restore-test' }],
      faqs: { home: [{}] },
      glossary: [{ slug: '', term: 'Firewall' }],
      about: { story: ['One.', 'Two.'] },
    };
    expect(recordOf(root, path)).toEqual({ record, field });
  });

  test('has its field behind it, the whole of it without one', () => {
    expect([
      fieldName(['coordinates', 'latitude']),
      fieldName(['keywords', 2]),
      fieldName(['links', 0, 'href']),
      fieldName([]),
    ]).toEqual(['coordinates.latitude', 'keywords[2]', 'links[0].href', 'the record']);
  });
});

describe('A value', () => {
  test.each([
    [undefined, 'missing'],
    ['', '""'],
    ['a "b"\nc', '"a \\"b\\"\\nc"'],
    [0, '0'],
    [Number.POSITIVE_INFINITY, 'Infinity'],
    [null, 'null'],
    [false, 'false'],
    [5n, '5'],
    [['a'], '["a"]'],
    [{ a: 1 }, '{"a":1}'],
    [() => 1, 'a function'],
  ])('%s is shown on one line', (value, shown) => {
    expect(formatValue(value)).toBe(shown);
  });

  test('is cut after 80 characters', () => {
    expect(formatValue('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`);
    expect(formatValue('x'.repeat(79))).toBe(`"${'x'.repeat(76)}…`);
  });
});
