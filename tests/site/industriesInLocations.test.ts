import { expect, test } from 'vitest';
import { comparePages } from '#scripts/sameness/compare.ts';
import { readPageTexts, siteFiles } from '#scripts/sameness/readSite.ts';
import { dist, readBuilt, readPages, site } from '#scripts/support/builtSite.ts';

const built = new Map(readPages().map((page) => [page.path, page]));
const written = site.pairs.industriesInLocations.flatMap(({ industry, location, page }) =>
  page ? [{ industry, location, ...page, path: `/industries/${industry}/${location}` }] : [],
);

test('every industry in a location whose text is written has a page with it, in its Markdown too', () => {
  expect(written.length).toBeGreaterThan(0);
  const lacking = written.filter(({ path, situation, questions }) => {
    const twin = built.has(path) ? readBuilt(`${path.slice(1)}.md`).replaceAll('\\', '') : '';
    return [situation, ...questions.map(({ answer }) => answer)].some((text) => !twin.includes(text));
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('the page of an industry in a location leads to every service there', () => {
  const lacking = written.filter(({ path, industry, location }) => {
    const twin = readBuilt(`${path.slice(1)}.md`);
    return site.services.some(({ id }) => !twin.includes(`/services/${id}/${industry}/${location}`));
  });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test('the page of an industry in a location says enough of its own', () => {
  const pages = comparePages([...readPageTexts(dist, siteFiles(dist))]).filter(
    ({ routeId }) => routeId === 'industryInLocation',
  );
  expect(pages).toHaveLength(written.length);
  const thin = pages.filter(({ foundOnce, nearest }) => foundOnce < 150 || nearest.resemblance > 0.45);
  expect(thin.map(({ path, foundOnce, nearest }) => `${path}: ${foundOnce}, ${nearest.resemblance}`)).toEqual([]);
});
