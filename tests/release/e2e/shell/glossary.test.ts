import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { holdBack, quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const { glossary, glossaryCategories } = site;
const address = `${url}/resources/it-glossary`;
const box = (page: Page) => page.getByPlaceholder('Search terms...');
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page) => page.locator('main dt:visible').allInnerTexts();
const finds = (page: Page, terms: readonly string[]) =>
  expect.poll(async () => (await shown(page)).sort()).toEqual(terms);
/** What must be found, worked out apart from the site's own filter. */
const expected = (query: string) =>
  glossary
    .filter((term) =>
      [term.term, term.definition, term.category].some((text) => text.toLowerCase().includes(query.toLowerCase())),
    )
    .map(({ term }) => term)
    .sort();

async function openGlossary() {
  const page = await quietPage(browser, { at: address });
  await box(page).waitFor();
  return page;
}

test('the glossary finds terms by name, definition and category, keeps the search in the address, and says where there is none', async () => {
  const page = await openGlossary();
  for (const query of [
    (glossary[3]?.term ?? '').toUpperCase(),
    glossary[5]?.definition.split(' ').slice(2, 5).join(' ') ?? '',
    glossaryCategories[0]?.toLowerCase() ?? '',
    'cloud',
  ]) {
    expect(expected(query).length, query).toBeGreaterThan(0);
    await box(page).fill(query);
    await finds(page, expected(query));
    await page.getByText(`${expected(query).length} of ${glossary.length} terms`, { exact: true }).waitFor();
  }
  await expect.poll(() => new URL(page.url()).search).toBe('?q=cloud');
  await page.reload();
  await expect.poll(() => box(page).inputValue()).toBe('cloud');
  await finds(page, expected('cloud'));
  await box(page).fill('zzzz');
  await page.getByText('No terms found matching your search.', { exact: true }).waitFor();
  expect(await page.locator('main h2:visible').allInnerTexts()).toEqual([site.home.sections.closing.title]);
  await box(page).fill('');
  await finds(page, expected(''));
  await expect.poll(() => page.url()).toBe(address);
});

test('the glossary has a button for each category, which puts it into the box, by keyboard too, and one that empties the box', async () => {
  const page = await openGlossary();
  const pressed = () => page.locator('[aria-pressed="true"]').allInnerTexts();
  for (const name of glossaryCategories) {
    await category(page, name).click();
    expect(await box(page).inputValue()).toBe(name);
    await finds(page, expected(name));
    expect(await pressed()).toEqual([name]);
  }
  await category(page, 'All Categories').press('Enter');
  expect(await box(page).inputValue()).toBe('');
  await finds(page, expected(''));
  expect(await pressed()).toEqual(['All Categories']);
});

test.each([360, 768, 1280])('nothing moves when the filter comes; axe finds nothing, %s pixels wide', async (width) => {
  const viewport = { width, height: 800 };
  const page = await quietPage(browser, { bypassCSP: true, reducedMotion: 'reduce', viewport });
  const arrive = await holdBack(page, '**/assets/GlossaryFilter-*.js');
  await open(page, address);
  const top = () => page.locator('#terms').evaluate((element) => element.getBoundingClientRect().top);
  const before = await top();
  arrive();
  await box(page).waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});
