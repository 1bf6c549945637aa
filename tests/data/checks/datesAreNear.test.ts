import { expect, test } from 'vitest';
import { datesAreNear } from '#data/checks/datesAreNear.ts';
import { DataError, validateSite } from '#data/load.ts';
import { buildArticle, buildLocation, buildRecords, buildSite } from '#tests/support/buildData.ts';

const moment = new Date('2026-03-01T12:00:00Z');
const faults = (dates: Partial<ReturnType<typeof buildArticle>>) =>
  datesAreNear(moment).check({ ...buildSite(), articles: [buildArticle({ slug: 'restore', ...dates })] });

test.each([
  [{ publishedAt: '2028-03-02' }, 'publishedAt is "2028-03-02", more than 2 years from now. Fix the year.'],
  [{ publishedAt: '0206-06-19' }, 'publishedAt is "0206-06-19", a day before 1990. Fix the year.'],
  [{ reviewedAt: '2126-02-01' }, 'reviewedAt is "2126-02-01", more than 2 years from now. Fix the year.'],
  [
    { lapses: [{ words: 'a', until: '2226-04-30' }] },
    'lapses[0].until is "2226-04-30", more than 15 years from now. Fix the year.',
  ],
])('a date that is far off is told: %o', (dates, fault) => {
  expect(faults(dates)).toEqual([`blog/restore: ${fault}`]);
});

test.each([
  { publishedAt: '2028-03-01' },
  { publishedAt: '1990-01-01' },
  { lapses: [{ words: 'a', until: '2036-10-14' }] },
])('a date that may be meant is none: %o', (dates) => {
  expect(faults(dates)).toEqual([]);
});

test('the date of a record that it hides is told, and one that is no date once', () => {
  const errorsOf = (publishedAt: string) => {
    const { locations, ...records } = buildRecords();
    const whitby = buildLocation({ slug: 'whitby', name: 'Whitby', metaDescription: 'IT in Whitby.', publishedAt });
    try {
      validateSite({ ...records, locations: [...locations, whitby] }, [], { moment });
      return [];
    } catch (error) {
      return error instanceof DataError ? error.errors : [error];
    }
  };
  expect(errorsOf('2206-03-02')).toEqual([
    'locations/whitby: publishedAt is "2206-03-02", more than 2 years from now. Fix the year.',
  ]);
  expect(errorsOf('next year')).toEqual([
    'locations/whitby: publishedAt is "next year". Give a date as yyyy-mm-dd, in quotes.',
  ]);
});
