import type { Page } from 'playwright';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import { visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

let page: Page;
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 360, height: 640 } });
});
beforeEach(async () => {
  // No part of this page scrolls by itself.
  await open(page, `${url}/about`);
  await page.locator('html[data-visit]').waitFor();
});

const menu = () => page.getByRole('navigation', { name: 'Main' });
const toggle = () => page.getByText('Menu', { exact: true });

test('the menu of a small screen lists the links of the header and the one action, and keeps the focus inside', async () => {
  await toggle().press('Enter');
  await menu().waitFor();
  const labels = [...site.navigation.header.map(({ label }) => label), site.navigation.action.label];
  expect(await menu().getByRole('link').allInnerTexts()).toEqual(labels);
  const stops = labels.length + 1;
  for (const key of ['Tab', 'Shift+Tab']) {
    const seen = new Set<string>();
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press(key);
      const [inside, text] = await page.evaluate(() => [
        document.activeElement?.closest('[data-menu], [data-menu] + nav') !== null,
        document.activeElement?.textContent,
      ]);
      expect(inside, `${key} ${stop}`).toBe(true);
      seen.add(`${text}`);
    }
    expect(seen.size, key).toBe(stops);
  }
});

test('the menu closes with Escape, with the focus back on its button', async () => {
  await toggle().press('Enter');
  await menu().getByRole('link', { name: 'Locations' }).focus();
  await page.keyboard.press('Escape');
  await menu().waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Menu');
});

test.each([
  ['a link is chosen, and the next page has the focus', () => menu().getByRole('link', { name: 'Pricing' }).click()],
  ['the link of the page at hand is chosen', () => menu().getByRole('link', { name: 'About' }).click()],
  ['the screen gets wide', () => page.setViewportSize({ width: 1280, height: 640 })],
  ['a press is beside it', () => page.mouse.click(180, 880)],
])('the menu closes when %s', async (name, act) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await toggle().click();
  await menu().waitFor();
  await act();
  await expect.poll(() => page.locator('[data-menu]').getAttribute('open')).toBeNull();
  if (name.startsWith('a link')) {
    await page.waitForURL(`${url}/pricing`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
  }
});

test('the open menu keeps what is behind it still and out of reach', async () => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
  await toggle().click();
  await menu().waitFor();
  await page.mouse.move(180, 600);
  await page.mouse.wheel(0, 400);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Tab');
  // Whatever of the page shows beside the menu is covered.
  const covered = () =>
    page.evaluate(() => !document.querySelector('main')?.contains(document.elementFromPoint(180, innerHeight - 10)));
  expect([await page.evaluate(() => scrollY), await covered()]).toEqual([500, true]);
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(500);
});
