import { expect, test } from 'vitest';
import { comparePages } from '#scripts/sameness/compare.ts';
import { samenessFaults } from '#scripts/sameness/samenessFaults.ts';
import { keptOutOfIndex } from '#scripts/sameness/keptOut.ts';
import { missingPairs } from '#scripts/sameness/missingPairs.ts';
import { readPageTexts, siteFiles } from '#scripts/sameness/readSite.ts';
import { dist, site } from '#scripts/support/builtSite.ts';

const pages = comparePages([...readPageTexts(dist, siteFiles(dist))]);

test('every two records that meet on a page have a record of what is true there', () => {
  expect(missingPairs(site)).toEqual([]);
});

test('every page says enough of its own', () => {
  expect(samenessFaults(pages, missingPairs(site))).toEqual([]);
});

test('no page is kept out of the index for want of words', () => {
  expect(keptOutOfIndex(site)).toEqual([]);
});

test('every page that search engines may list is judged', () => {
  const { services, planServices, industries, locations } = site;
  const combinations = services.length * (industries.length + locations.length + industries.length * locations.length);
  expect(pages.filter(({ routeId }) => routeId.startsWith('serviceIn'))).toHaveLength(combinations);
  expect(pages.filter(({ routeId }) => routeId === 'planServiceInLocation')).toHaveLength(
    planServices.filter(({ inLocations }) => inLocations).length * locations.length,
  );
  expect(pages.filter(({ routeId, words }) => routeId !== 'chat' && words < 100).map(({ path }) => path)).toEqual([]);
});

test('sentences are as easy as a business letter', () => {
  expect(
    pages.filter(({ grade }) => grade > 12).map(({ path, grade }) => `${path}: grade ${grade.toFixed(1)}`),
  ).toEqual([]);
});
