import { afterAll, expect, test } from 'vitest';
import { open, startVisit } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

test.each([
  [360, 740, 9500],
  [1280, 800, 6500],
])('the home page of a window %s pixels wide and %s high is at most %s pixels high', async (width, height, limit) => {
  const page = await browser.newPage({ viewport: { width, height } });
  await open(page, url);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(limit);
  await page.close();
});

test('the first screen of a phone shows the price, and a way to call in the dock', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await open(page, url);
  await page.evaluate(() => document.fonts.ready);
  const dock = page.locator('[data-dock]');
  const price = await page.locator('[data-hero-price]').getByRole('status').boundingBox();
  const edge = await dock.boundingBox();
  expect((price?.y ?? 0) + (price?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(edge?.y ?? 0);
  expect(await dock.getByRole('link', { name: 'Call' }).isVisible()).toBe(true);
  await page.close();
});
