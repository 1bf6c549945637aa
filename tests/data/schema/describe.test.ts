import { describe, expect, test } from 'vitest';
import { buildLocation, buildPlan, buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const { pricing, about, ratings } = buildRecords();
const [rating] = ratings;
const inPlan = (facts: object) => ({ pricing: { ...pricing, plans: [{ ...buildPlan(), ...facts }] } });
const inRating = (facts: object) => ({ ratings: [{ ...rating, ...facts }] });
const inAbout = (facts: object) => ({ about: { ...about, ...facts } });
const values = [...about.values, ...about.values];

describe('A message of the schema names record, field, value and remedy', () => {
  test.each([
    [{ name: undefined }, 'name is missing. Add it.'],
    [{ name: 5 }, 'name is 5. Give a string.'],
    [{ population: 1.5 }, 'population is 1.5. Give a whole number.'],
    [{ sectors: ['Trade', '', 'Care'] }, 'sectors[1] is "". Write the text.'],
    [{ nmae: 'Ajax' }, 'nmae is "Ajax", but there is no such field. Remove it or fix its spelling.'],
    [{ summary: undefined, sumary: 'A town.' }, 'sumary is "A town.", but the field is called summary. Rename it.'],
  ])('in a location with %j', (facts, message) => {
    expect(dataErrors({ locations: [{ ...buildLocation(), ...facts }] })).toEqual([`locations/ajax: ${message}`]);
  });

  test.each<[message: string, records: object]>([
    ['about: story has 0 entries. Give at least 2.', inAbout({ story: [] })],
    ['about: values has 6 entries. Give exactly 3.', inAbout({ values })],
    ['pricing.plans/standard: recommended is "yes". Give true or false.', inPlan({ recommended: 'yes' })],
    ['pricing.plans/standard: minUsers is 0. Give 1 or more.', inPlan({ minUsers: 0 })],
    ['ratings[0]: ratingValue is 6. Give 5 or less.', inRating({ ratingValue: 6 })],
    ['ratings[0]: pageKind is "home". Use one of: default, location, service.', inRating({ pageKind: 'home' })],
    ['claims[0]: the record is "99%". Give an object.', { claims: ['99%'] }],
    ['services: the list has 0 entries. Give at least 1.', { services: [] }],
    ['records: colours is ["red"], but there is no such field. Remove it or fix its spelling.', { colours: ['red'] }],
    ['blog/a: title is missing. Add it.', { articles: [{ slug: 'a' }] }],
  ])('%s', (message, records) => {
    expect(dataErrors({ ...records })).toContain(message);
  });
});
