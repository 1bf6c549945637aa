import { expect, test } from 'vitest';
import { type ComparedPage, comparePages } from '#scripts/sameness/compare.ts';
import { samenessFaults } from '#scripts/sameness/samenessFaults.ts';
import { pairsOfPath } from '#scripts/sameness/missingPairs.ts';
import type { ReadPage } from '#scripts/sameness/readSite.ts';

function compared(facts: Partial<ComparedPage> = {}): ComparedPage {
  return {
    path: '/services/backup/ajax',
    routeId: 'serviceInLocation',
    title: 'Backup',
    words: 800,
    own: 400,
    foundOnce: 200,
    grade: 9,
    nearest: { path: '/services/backup/law', resemblance: 0.3 },
    ...facts,
  };
}

const ofThree = (foundOnce: number) =>
  compared({ routeId: 'serviceInIndustryInLocation', path: '/services/backup/law/ajax', foundOnce });

test.each<[string, ComparedPage[], string[]]>([
  ['says enough of its own', [compared(), compared({ own: 350, nearest: { path: '/', resemblance: 0.35 } })], []],
  [
    'shares too much with one',
    [compared(), compared(), compared({ nearest: { path: '/b', resemblance: 0.51 } })],
    ['/services/backup/ajax shares 0.51 with /b; at most 0.45.'],
  ],
  ['has too few words', [compared({ own: 349 })], ['/services/backup/ajax has 349 words of its own; at least 350.']],
  [
    'is as like its neighbour as the others',
    [0.36, 0.36, 0.1].map((resemblance) => compared({ nearest: { path: '/b', resemblance } })),
    ['Half of the pages share 0.36 or more with the page nearest to them; at most 0.35.'],
  ],
  [
    'has too few words found nowhere else',
    [ofThree(149), ofThree(180)],
    ['/services/backup/law/ajax has 149 words found nowhere else; at least 150.'],
  ],
  [
    'has too few of them to be listed',
    [ofThree(99), ofThree(180)],
    [
      '/services/backup/law/ajax has 99 words found nowhere else; at least 150, and 100 to be listed by search engines.',
    ],
  ],
  [
    'has few of them like half of the others',
    [ofThree(150), ofThree(179), ofThree(150)],
    [
      'Half of the pages of a service, an industry and a location have 150 words found nowhere else or fewer; at least 180.',
    ],
  ],
  ['joins nothing', [compared({ routeId: 'contact', path: '/contact', own: 20 })], []],
])('a page is judged that %s', (_, pages, faults) => {
  expect(samenessFaults(pages, [])).toEqual(faults);
});

test('a page whose facts nobody has written is not judged, and the pages it needs are told from its path', () => {
  expect(samenessFaults([compared({ own: 0 })], ['backup + ajax'])).toEqual([]);
  expect(samenessFaults([compared({ own: 0 })], ['backup + pickering'])).toHaveLength(1);
  expect(pairsOfPath('/services/backup/law/ajax')).toEqual(['backup + law', 'backup + ajax', 'law + ajax']);
});

const sentence = (page: number, index: number) =>
  `Fact ${index} of page ${page} is told in words${page}x${index} that nobody else uses.`;

test('a page copied under another address is found among pages that each say their own', () => {
  const page = (number: number): ReadPage => ({
    path: `/services/backup/place-${number}`,
    routeId: 'serviceInLocation',
    title: `Backup ${number}`,
    texts: Array.from({ length: 80 }, (_, index) => sentence(number, index)),
  });
  const pages = Array.from({ length: 12 }, (_, index) => page(index));
  expect(samenessFaults(comparePages(pages), [])).toEqual([]);
  const faults = samenessFaults(comparePages([...pages, { ...page(3), path: '/services/backup/copy' }]), []);
  expect(faults).toContain('/services/backup/copy shares 1.00 with /services/backup/place-3; at most 0.45.');
  expect(faults).toContain('/services/backup/place-3 shares 1.00 with /services/backup/copy; at most 0.45.');
});
