import { expect, test } from 'vitest';
import { type ComparedPage, comparePages } from '#scripts/sameness/compare.ts';
import { samenessFaults } from '#scripts/sameness/samenessFaults.ts';
import { pairsOfPath } from '#scripts/sameness/missingPairs.ts';
import type { ReadPage } from '#scripts/sameness/readSite.ts';
import { buildSite } from '#tests/support/buildData.ts';

function compared(facts: Partial<ComparedPage> = {}): ComparedPage {
  const path = facts.path ?? '/services/backup/ajax';
  return {
    path,
    routeId: 'serviceInLocation',
    title: 'Backup',
    texts: [],
    questions: [],
    family: path,
    words: 400,
    own: 0.6,
    nearest: { path: '/services/backup/law', resemblance: 0.3 },
    ...facts,
  };
}

const { reviews } = buildSite();
const [review] = reviews;
const faultsOf = (pages: readonly ComparedPage[], missing: readonly string[] = [], composed: readonly string[] = []) =>
  samenessFaults(pages, missing, { composed: new Set(composed), reviews });
const ofThree = (own: number) =>
  compared({ routeId: 'serviceInIndustryInLocation', path: '/services/backup/law/ajax', own });
const onPages = (count: number, texts: string[]) =>
  Array.from({ length: count }, (_, index) => compared({ path: `/services/backup/place-${index}`, texts }));
const paragraph = (words: number) => Array.from({ length: words }, (_, index) => `word${index}`).join(' ');

test.each<[string, ComparedPage[], string[]]>([
  ['says enough of its own', [compared(), compared({ nearest: { path: '/', resemblance: 0.35 } })], []],
  [
    'shares too much with one',
    [compared(), compared(), compared({ nearest: { path: '/b', resemblance: 0.51 } })],
    ['/services/backup/ajax shares 0.51 with /b; at most 0.45.'],
  ],
  [
    'is as like its neighbour as the others',
    [0.36, 0.36, 0.1].map((resemblance) => compared({ nearest: { path: '/b', resemblance } })),
    ['Half of the pages share 0.36 or more with the page nearest to them; at most 0.35.'],
  ],
  [
    'says less than half in words of its own',
    [ofThree(0.499), ofThree(0.5)],
    ['/services/backup/law/ajax: 49% of its words are its own; at least 50%.'],
  ],
  ['repeats a paragraph of 40 words on five pages', onPages(5, [paragraph(40)]), []],
  ['repeats a short one on six', onPages(6, [paragraph(39)]), []],
  [
    'repeats a paragraph of 40 words on six pages',
    onPages(6, [paragraph(40)]),
    [`"${paragraph(40).slice(0, 60)}…" is on pages of 6 families, such as /services/backup/place-0; at most 5.`],
  ],
  [
    'has the review of another',
    onPages(2, [review?.reviewBody ?? '']),
    [`The review of ${review?.author} is on pages of 2 families; at most 1.`],
  ],
  [
    'asks what all ask',
    Array.from({ length: 4 }, (_, index) => compared({ questions: ['Why?', `Is it ${index < 2 ? index : 2}?`] })),
    ['7 questions are 100% of all on combination pages; at most 60%.'],
  ],
])('a page is judged that %s', (_, pages, faults) => {
  expect(faultsOf(pages)).toEqual(faults);
});

test('a page whose facts nobody has written is not judged, and the pages it needs are told from its path', () => {
  const alike = compared({ nearest: { path: '/b', resemblance: 0.9 } });
  const others = [compared(), compared(), compared()];
  expect(faultsOf([alike, ...others], ['backup + ajax'])).toEqual([]);
  expect(faultsOf([alike, ...others], ['backup + pickering'])).toHaveLength(1);
  expect(pairsOfPath('/services/backup/law/ajax')).toEqual(['backup + law', 'backup + ajax', 'law + ajax']);
});

const sentence = (page: number, index: number) =>
  `Fact ${index} of page ${page} is told in words${page}x${index} that nobody else uses.`;
const page = (number: number, facts: Partial<ReadPage> = {}): ReadPage => ({
  path: `/services/backup/place-${number}`,
  routeId: 'serviceInLocation',
  title: `Backup ${number}`,
  texts: Array.from({ length: 80 }, (_, index) => sentence(number, index)),
  questions: [],
  ...facts,
});

test('a page copied under another address is found among pages that each say their own', () => {
  const pages = Array.from({ length: 12 }, (_, index) => page(index));
  expect(faultsOf(comparePages(pages))).toEqual([]);
  const faults = faultsOf(comparePages([...pages, page(3, { path: '/services/backup/copy' })]));
  expect(faults).toContain('/services/backup/copy shares 1.00 with /services/backup/place-3; at most 0.45.');
  expect(faults).toContain('/services/backup/place-3 shares 1.00 with /services/backup/copy; at most 0.45.');
});
