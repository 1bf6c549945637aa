import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/axe.ts';
import { watchedPage } from '#scripts/support/browser.ts';
import { site } from '#scripts/support/builtSite.ts';
import { layoutShifts } from '../../support/layoutShift.ts';
import { open, startVisit } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const { glossary, glossaryCategories } = site;
const address = `${url}/resources/it-glossary`;
const empty = 'No terms found matching your search.';
const box = (page: Page) => page.getByPlaceholder('Search terms...');
const category = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page) => page.locator('main dt:visible').allInnerTexts();
/** What must be found, worked out apart from the site's own filter. */
const expected = (query: string) =>
  glossary
    .filter((term) =>
      [term.term, term.definition, term.category].some((text) => text.toLowerCase().includes(query.toLowerCase())),
    )
    .map(({ term }) => term)
    .sort();

async function openGlossary(query = '') {
  const watched = await watchedPage(browser);
  await open(watched.page, address + query);
  await box(watched.page).waitFor();
  return watched;
}

describe('the glossary', () => {
  test.each([
    ['by term', (glossary[3]?.term ?? '').toUpperCase()],
    ['by definition', glossary[5]?.definition.split(' ').slice(2, 5).join(' ') ?? ''],
    ['by category', glossaryCategories[0]?.toLowerCase() ?? ''],
  ])('finds %s, whatever the case of the letters', async (_, query) => {
    const { page, context, consoleErrors } = await openGlossary();
    expect(expected(query).length).toBeGreaterThan(0);
    await box(page).fill(query);
    await expect.poll(async () => (await shown(page)).sort()).toEqual(expected(query));
    await page.getByText(`${expected(query).length} of ${glossary.length} terms`, { exact: true }).waitFor();
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('says that nothing was found, and shows all again when the box is emptied', async () => {
    const { page, context } = await openGlossary();
    await box(page).fill('zzzz');
    await page.getByText(empty, { exact: true }).waitFor();
    expect(await shown(page)).toEqual([]);
    expect(await page.locator('main h2:visible').allInnerTexts()).toEqual([site.home.sections.closing.title]);
    await box(page).fill('');
    await expect.poll(async () => (await shown(page)).length).toBe(glossary.length);
    expect(await page.getByText(empty).count()).toBe(0);
    await context.close();
  });

  test('has a button for each category, which puts it into the box, and one that empties the box', async () => {
    const { page, context } = await openGlossary();
    for (const name of glossaryCategories) {
      await category(page, name).click();
      expect(await box(page).inputValue()).toBe(name);
      await expect.poll(async () => (await shown(page)).sort()).toEqual(expected(name));
      expect(await page.locator('[aria-pressed="true"]').allInnerTexts()).toEqual([name]);
    }
    await category(page, 'All Categories').click();
    expect(await box(page).inputValue()).toBe('');
    await expect.poll(async () => (await shown(page)).length).toBe(glossary.length);
    expect(await page.locator('[aria-pressed="true"]').allInnerTexts()).toEqual(['All Categories']);
    await context.close();
  });

  test('has the badge of its category on every term', async () => {
    const { page, context } = await openGlossary();
    for (const { slug, category: name } of glossary)
      expect(await page.locator(`[id="${slug}"] dd span`).innerText()).toBe(name);
    await context.close();
  });

  test('keeps the search in the address, and takes it from there', async () => {
    const { page, context, consoleErrors } = await openGlossary();
    await box(page).fill('cloud');
    await expect.poll(() => new URL(page.url()).search).toBe('?q=cloud');
    await page.reload();
    await expect.poll(() => box(page).inputValue()).toBe('cloud');
    await expect.poll(async () => (await shown(page)).sort()).toEqual(expected('cloud'));
    await box(page).fill('');
    await expect.poll(() => page.url()).toBe(address);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('can be searched with the keyboard alone', async () => {
    const { page, context } = await openGlossary();
    await category(page, 'All Categories').focus();
    for (let stops = 0; stops < glossaryCategories.length; stops++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await box(page).inputValue()).toBe(glossaryCategories.at(-1));
    await page.keyboard.press('Tab');
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await context.close();
  });

  test('has no box without a script, and links to the categories in its place', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address);
    expect(await box(page).count()).toBe(0);
    expect(await shown(page)).toHaveLength(glossary.length);
    await page.getByRole('link', { name: glossaryCategories[1] ?? '', exact: true }).click();
    expect(await page.locator('section:target h2').innerText()).toBe(glossaryCategories[1]);
    await page.close();
  });

  test.each([360, 768, 1280])(
    'moves nothing when the filter arrives, and axe finds nothing, %s pixels wide',
    async (width) => {
      const { page, context } = await watchedPage(browser, {
        bypassCSP: true,
        reducedMotion: 'reduce',
        viewport: { width, height: 800 },
      });
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route('**/assets/GlossaryFilter-*.js', async (route) => {
        await arrived;
        await route.continue();
      });
      await open(page, address);
      const top = () => page.locator('#terms').evaluate((element) => element.getBoundingClientRect().top);
      const before = await top();
      arrive();
      await box(page).waitFor();
      expect(Math.abs((await top()) - before)).toBeLessThan(1);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
      await context.close();
    },
  );
});
