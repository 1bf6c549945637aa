import { expect, test } from 'vitest';
import { similarTitles } from '#scripts/sameness/similarTitles.ts';
import { missingPairs } from '#scripts/sameness/missingPairs.ts';
import { readingGrade } from '#scripts/sameness/readingGrade.ts';
import { readPage } from '#scripts/sameness/readSite.ts';
import { sharedSentences } from '#scripts/sameness/sharedSentences.ts';
import { buildSite } from '#tests/support/buildData.ts';

const titled = (...titles: string[]) => titles.map((title, index) => ({ path: `/${index}`, title }));
const pairs = (titles: string[], names: string[] = []) =>
  similarTitles(titled(...titles), names).map(([a, b]) => [a.title, b.title]);

test('titles that differ by one word are found, those that differ by more are not', () => {
  expect(pairs(['Backup advice for offices', 'Backup tips for offices', 'Phone tips for clinics'])).toEqual([
    ['Backup advice for offices', 'Backup tips for offices'],
  ]);
});

test('a name of a record tells titles apart, however many words it has', () => {
  expect(
    pairs(['Backup in Ajax', 'Backup in Richmond Hill', 'Backup in Oakville'], ['Ajax', 'Richmond Hill', 'Oakville']),
  ).toEqual([]);
  expect(pairs(['Backup in Ajax', 'Backup near Ajax'], ['Ajax'])).toEqual([['Backup in Ajax', 'Backup near Ajax']]);
});

test('pairs without a record are named', () => {
  const meeting = (text: string) => ({
    lede: `About ${text}`,
    text,
    points: [`${text} One.`, `${text} Two.`, `${text} Three.`],
  });
  const site = buildSite({
    pairs: {
      servicesInIndustries: [{ service: 'backup', industry: 'law', ...meeting('A.') }],
      servicesInLocations: [],
      industriesInLocations: [{ industry: 'law', location: 'ajax', ...meeting('B.') }],
    },
  });
  expect(missingPairs(site)).toEqual([
    'cloud + law',
    'backup + ajax',
    'backup + pickering',
    'cloud + ajax',
    'cloud + pickering',
    'law + pickering',
  ]);
});

test('short words in short sentences are for a lower grade than long ones', () => {
  const easy = readingGrade(['We copy the files at night. You can read them the next day.']);
  const hard = readingGrade([
    'Organizational accountability necessitates comprehensive documentation regarding administrative authentication procedures.',
  ]);
  expect(easy).toBeLessThan(5);
  expect(hard).toBeGreaterThan(15);
  expect(
    readingGrade(['We copy the files at night. You can read them the next day.', 'Postal areas', 'L4K, L6A']),
  ).toBe(easy);
  expect(readingGrade([])).toBe(0);
});

test('the sentences on both of two pages are told, the longest first', () => {
  expect(sharedSentences(['One. Two is longer. Mine.'], ['Two is longer.', 'One.'])).toEqual([
    'Two is longer.',
    'One.',
  ]);
});

const html = (head: string) =>
  `<html><head><title>A &amp; B</title>${head}</head><body><main><p>Text.</p></main><script>{"frame":{"routeId":"article","path":"/a"}}</script></body></html>`;
const canonical = (path: string) => `<link data-rh="true" rel="canonical" href="https://site.example${path}"/>`;

test('a page is read with the id of its route and its title', () => {
  expect(readPage('/a', Buffer.from(html(canonical('/a'))))).toEqual({
    path: '/a',
    routeId: 'article',
    title: 'A & B',
    texts: ['Text.'],
  });
});

test.each([
  ['closed to search engines', `<meta data-rh="true" name="robots" content="noindex, follow"/>${canonical('/a')}`],
  ["another one's copy", canonical('/b')],
  ['without an address', ''],
])('a page %s is passed over', (_, head) => {
  expect(readPage('/a', Buffer.from(html(head)))).toBeUndefined();
});
