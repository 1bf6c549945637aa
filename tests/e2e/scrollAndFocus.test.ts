import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { addLink, open } from '#tests/support/visit.ts';
import { inRelease } from '#tests/support/tier.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const headingOf = (page: Page) => page.locator('main h1').textContent();
/** How far below the top of the window an element begins, in CSS pixels. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN), id);

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((to) => window.scrollTo(0, to), y);
  await expect.poll(() => scrollOf(page)).toBe(y);
}

describe('the place on the page', () => {
  test('is the top on a new page, and the one left behind on the way back and forth', async () => {
    const page = await quietPage(browser, { at: url });
    const home = await headingOf(page);
    await scrollTo(page, 1500);
    await (await addLink(page, '/about')).click();
    await expect.poll(() => headingOf(page)).not.toBe(home);
    expect(await scrollOf(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goBack();
    await expect.poll(() => headingOf(page)).toBe(home);
    await expect.poll(() => scrollOf(page)).toBe(1500);
    await page.goForward();
    await expect.poll(() => headingOf(page)).not.toBe(home);
    await expect.poll(() => scrollOf(page)).toBe(400);
  });

  test.each([
    [
      'by a link from another page',
      async (page: Page) => {
        await open(page, url);
        await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
      },
    ],
    ['when the address is loaded', (page: Page) => open(page, `${url}/contact#faq`)],
  ])('is the anchor, clear of the header, %s', async (_, go) => {
    const page = await quietPage(browser);
    await go(page);
    await page.waitForURL(`${url}/contact#faq`);
    const header = await page
      .locator('header[data-header]')
      .evaluate((element) => element.getBoundingClientRect().height);
    await expect.poll(() => topOf(page, 'faq')).toBeLessThan(200);
    expect(await topOf(page, 'faq')).toBeGreaterThanOrEqual(header);
  });
});

test.runIf(inRelease)('a load announces nothing and takes no focus; the way back is announced', async () => {
  const page = await quietPage(browser, { at: `${url}/about` });
  const announced = () => page.locator('#announcer').textContent();
  expect(await announced()).toBe('');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const title = await page.title();
  await (await addLink(page, '/pricing')).click();
  await expect.poll(announced).not.toBe('');
  await page.goBack();
  await expect.poll(announced).toBe(title);
});
