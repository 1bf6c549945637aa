import { expect, test } from 'vitest';
import { datesAreNear } from '#data/rules/checks/datesAreNear.ts';
import { DataError, validateSite } from '#data/rules/load.ts';
import { themeContrasts } from '#data/rules/checks/themeContrasts.ts';
import { completeTheme } from '#data/rules/look/completeTheme.ts';
import type { ThemeInput } from '#data/rules/schema/theme.ts';
import { buildArticle, buildLocation, buildRecords, buildSite } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const at = (latitude: unknown, longitude: unknown) =>
  dataErrors({ locations: [buildLocation({ coordinates: { latitude, longitude } as never })] });
const outside = (coordinates: string) =>
  `locations/ajax: coordinates ${coordinates} lie outside the region "durham" (latitude 43.7 to 44.2, longitude ` +
  '-79.5 to -78.5). Fix the coordinates or the bounds in data/regions.ts.';

test.each([
  [43.69, -79],
  [44, -78.49],
  [-79.02, 43.85],
])('A place at %s, %s is outside', (latitude, longitude) => {
  expect(at(latitude, longitude)).toEqual([outside(`${latitude}, ${longitude}`)]);
});

test.each([
  [43.7, -79.5],
  [44.2, -78.5],
])('A place at %s, %s is inside, the edge included', (latitude, longitude) => {
  expect(at(latitude, longitude)).toEqual([]);
});

const moment = new Date('2026-03-01T12:00:00Z');
const faults = (dates: Partial<ReturnType<typeof buildArticle>>) =>
  datesAreNear(moment)({ ...buildSite(), articles: [buildArticle({ slug: 'restore', ...dates })] });

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

const themeFaults = (theme: ThemeInput) => themeContrasts({ theme: completeTheme(theme) });

test('All colours of the project’s own theme stand out from their grounds', () => {
  expect(themeFaults({})).toEqual([]);
});

test('A faint colour is told once, with its worst ground, its ratio and what to do', () => {
  expect(themeFaults({ colours: { light: { muted: '#9aa5ab' }, dark: { line3: '#23402a' } } })).toEqual([
    'theme: colours.light.muted is "#9aa5ab", which has a contrast of 2.1 to 1 on lakeSoft ("#e3eff4"). Make it ' +
      'darker, or change lakeSoft: the least is 4.5 to 1.',
    'theme: colours.dark.line3 is "#23402a", which has a contrast of 1.2 to 1 on lakeSoft ("#17303e"). Make it ' +
      'lighter, or change lakeSoft: the least is 3 to 1.',
  ]);
});

test('What is no theme is told with record, field, value and remedy', () => {
  const logo = [{ path: 'zigzag', stroke: 'ink' }, { fill: 'ink' }];
  const colours = { light: { lake: 'teal', sea: '#000000' } };
  const theme = { logo, colours, faces: { heading: 'Comic Sans' }, radius: 4 };
  expect(dataErrors({ theme })).toEqual([
    'theme.logo[0]: path is "zigzag". Write the data of an SVG path, for example "M2 20h9l8-12h7".',
    'theme.logo[1]: the record is {"fill":"ink"}. Give it a path or a circle.',
    'theme: colours.light.lake is "teal". Write it as a # and six digits from 0 to f, for example "#0a567c".',
    'theme: colours.light.sea is "#000000", but there is no such field. Remove it or fix its spelling.',
    'theme: faces.heading is "Comic Sans". Use one of: bricolage-grotesque, source-sans-3, fraunces, public-sans.',
    'theme: radius is 4. Give 1.25 or less.',
  ]);
});

test('redirects in one step, with patterns and with sections, are right', () => {
  const redirects = [
    { from: '/locations/old', to: '/locations/ajax' },
    { from: '/services/:service/old', to: '/services/:service/ajax' },
    { from: '/support', to: '/services#support' },
  ];
  expect(dataErrors({ redirects })).toEqual([]);
});

test.each([
  [[{ from: '/a', to: '/a' }], ['redirects/"/a": to "/a" leads back to itself. Name the page that answers now.']],
  [
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a#x' },
    ],
    [
      'redirects/"/a": to "/b" has itself moved, back to "/a#x". Keep one of the two redirects.',
      'redirects/"/b": to "/a" has itself moved, back to "/b". Keep one of the two redirects.',
    ],
  ],
  [
    [
      { from: '/a/:x/old', to: '/a/:x/new' },
      { from: '/a/one/new', to: '/c' },
    ],
    ['redirects/"/a/:x/old": to "/a/:x/new" has itself moved to "/c". Lead there at once.'],
  ],
  [
    [
      { from: '/a/:x', to: '/b' },
      { from: '/a/one', to: '/c' },
    ],
    [
      'redirects/"/a/one": "/a/:x" stands before it and answers first. Remove one of them, or put the narrower one first.',
    ],
  ],
  [
    [{ from: '/a/:x', to: '/b/:y' }],
    ['redirects/"/a/:x": to names ":y", which from does not have. Use the names of from.'],
  ],
  [
    [{ from: '/a.html', to: 'b' }],
    [
      'redirects[0]: from is "/a.html". Give the path that was published, for example "/locations/old", without a slash or an ending.',
      'redirects[0]: to is "b". Give the path of a page of this site, for example "/locations/new".',
    ],
  ],
])('%j is told with its remedy', (redirects, errors) => {
  expect(dataErrors({ redirects })).toEqual(errors);
});
