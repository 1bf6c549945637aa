import { expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

test.each([768, 1024, 1151, 1152, 1280, 1536, 1920])('the header has the telephone at %s pixels', async (width) => {
  const page = await quietPage(browser, { viewport: { width, height: 800 }, javaScriptEnabled: false });
  for (const path of ['/', '/locations/toronto', '/pricing', '/chat']) {
    await page.goto(url + path);
    const call = page.locator('header[data-header]').getByRole('link', { name: site.provider.phone.display });
    const box = await call.boundingBox();
    expect(await call.getAttribute('href'), path).toBe(`tel:${site.provider.phone.e164}`);
    expect(box && box.height >= 44 && box.y >= 0 && box.x >= 0 && box.x + box.width <= width, path).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
  }
});

test('the menu can be used at 200 % zoom, down to its last link', async () => {
  const page = await quietPage(browser, { at: url, viewport: { width: 640, height: 320 }, deviceScaleFactor: 2 });
  await page.locator('html[data-visit]').waitFor();
  await page.getByText('Menu', { exact: true }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  const box = await last.boundingBox();
  expect(box && box.y >= 0 && box.y + box.height <= 320).toBe(true);
});

test.each([
  '/',
  '/locations/mississauga',
  '/industries/legal',
  '/services/cybersecurity',
  '/industries/legal/ajax',
  '/services/data-backup/legal/ajax',
])(
  'the first screen of a phone shows headline, price and main button of %s, and a way to call in the dock',
  async (path) => {
    const page = await quietPage(browser, { at: url + path, viewport: { width: 360, height: 740 } });
    await page.evaluate(() => document.fonts.ready);
    const dock = page.locator('[data-dock]');
    const edge = (await dock.boundingBox())?.y ?? 0;
    const price = page.locator('h1 ~ :is(form, p)').filter({ hasText: '$' }).first();
    const said = price.locator('output, strong').first();
    for (const part of [page.locator('h1'), said, price.locator('+ * a').first()]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(edge);
    }
    expect(await dock.getByRole('link', { name: 'Call' }).isVisible()).toBe(true);
  },
);
