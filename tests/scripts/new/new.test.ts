import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSite } from '#data/rules/load.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { type Kind, newFiles, writeFiles } from '#scripts/new/makeRecord.ts';
import { brandDir, runScript } from '#tests/support/runScript.ts';
import { besideBrand, copyBrand, sharedFolder } from '#tests/support/folders.ts';

const work = sharedFolder(besideBrand);
const dir = copyBrand(work);
let site: Site;
const make = (kind: Kind, words: string[], given: Record<string, string> = {}) =>
  writeFiles(dir, newFiles(kind, words, { dataDir: dir, site, given }));
beforeAll(async () => {
  site = await loadSite(brandDir);
});

test('a place, a service, an industry and an article are written, listed, and drafts that break nothing', async () => {
  const words = ['location', 'Truro', '--postal', 'B2N', '--region', 'harbour-east'];
  const place = await runScript('scripts/new.ts', words, { DATA_DIR: dir });
  expect([place.code, place.output]).toEqual([
    0,
    expect.stringMatching(/^Written: \S*locations\/truro\.ts\nListed in: \S*locations\/index\.ts\nIt is a draft/),
  ]);
  make('service', ['Door Access'], { price: '150' });
  make('industry', ['Breweries']);
  make('article', ['When the tide takes the cable'], { date: '2027-01-04' });

  const copy = join(work, 'copy');
  cpSync(dir, copy, { recursive: true });
  const now = await loadSite(copy);
  const named = [now.locations, now.services, now.industries, now.serviceCategories, now.articles];
  expect(JSON.stringify(named).match(/truro|door-access|breweries|when-the-tide/)).toBeNull();
  const { locations, services, industries, articles } = await loadSite(copy, { drafts: true });
  expect(locations.at(-1)).toMatchObject({
    slug: 'truro',
    postalAreas: ['B2N'],
    timezone: 'America/Halifax',
    coordinates: { latitude: expect.closeTo(45.37, 1), longitude: expect.closeTo(-63.27, 1) },
  });
  expect(services.at(-1)).toMatchObject({ id: 'door-access', pricing: { startingPrice: 15_000 } });
  expect(industries.at(-1)).toMatchObject({ slug: 'breweries', name: 'Breweries' });
  expect(articles[0]).toMatchObject({ slug: 'when-the-tide-takes-the-cable', draft: true, publishedAt: '2027-01-04' });
});

test.each<[string, Record<string, string>, string]>([
  [
    'location Nowhere',
    {},
    '"Nowhere" is not in the list of places. Give --latitude and --longitude, or another --province.\n' +
      '--population is missing. Give the number of inhabitants.\n' +
      '--postal is missing. Give the first three characters of its postal codes: "B3J".',
  ],
  [
    'location Yarmouth',
    { postal: 'B5A' },
    'No region of regions.ts holds 43.8334, -66.1156. Widen the bounds of the one it belongs to: harbour-west, harbour-east.',
  ],
  [
    'location Truro',
    { postal: 'B2N', region: 'fundy' },
    '--region is "fundy". Use one of: harbour-west, harbour-east.',
  ],
  ['location Truro', { postal: 'B2N', population: 'many' }, '--population is "many". Give a number.'],
  [
    'industry Fisheries',
    {},
    'industries/fisheries.ts exists already, and nothing is written over it. Choose another name, or a --slug.',
  ],
  ['article', {}, 'Say what the article is called, for example: npm run new -- article "Name".'],
  [
    'pair halifax dartmouth',
    {},
    'A pair is of two records of different kinds: "halifax" and "dartmouth" are not. Give a service, an industry or a ' +
      'location each, by slug.',
  ],
])('"%s" %j is told with its remedy', (command, given, message) => {
  const [kind, ...words] = command.split(' ');
  expect(() => newFiles(kind as Kind, words, { dataDir: brandDir, site, given })).toThrow(message);
});

test('an article is signed by whoever may sign one, and needs somebody and a category', () => {
  const [person] = site.people;
  const made = (own: object) => {
    const request = { dataDir: brandDir, site: { ...site, authors: [], people: [], ...own }, given: {} };
    return [...newFiles('article', ['A new one'], request).values()].join();
  };
  expect(made({ people: [{ ...person, articles: true }] })).toContain(`author: "${person?.id}"`);
  expect(() => made({})).toThrow('There is nobody to sign an article. Add an author to authors.ts first.');
  expect(() => made({ authors: site.authors, blogCategories: [] })).toThrow(
    'There is no category for an article. Add one to blogCategories first.',
  );
});
