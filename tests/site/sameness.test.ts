import { expect, test } from 'vitest';
import { comparePages } from '#scripts/sameness/compare.ts';
import { samenessFaults, limits } from '#scripts/sameness/samenessFaults.ts';
import { keptOutOfIndex } from '#scripts/sameness/keptOut.ts';
import { missingPairs } from '#scripts/sameness/missingPairs.ts';
import { readPageTexts, siteFiles } from '#scripts/sameness/readSite.ts';
import { dist, site } from '#scripts/support/builtSite.ts';

const read = [...readPageTexts(dist, siteFiles(dist))];
const pages = comparePages(read);

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

test('a page that were copied under another address would fail', () => {
  const [model] = read.filter(({ routeId }) => routeId === 'serviceInIndustryInLocation');
  expect(model).toBeDefined();
  const copies = model ? [...read, { ...model, path: '/services/copy' }] : read;
  expect(samenessFaults(comparePages(copies), []).filter((fault) => fault.includes('/services/copy'))).not.toEqual([]);
  expect(limits).toEqual({ nearest: 0.45, median: 0.35, own: 350, foundOnce: { least: 150, median: 180 } });
});

test('sentences are as easy as a business letter', () => {
  expect(
    pages.filter(({ grade }) => grade > 12).map(({ path, grade }) => `${path}: grade ${grade.toFixed(1)}`),
  ).toEqual([]);
});
