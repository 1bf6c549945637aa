import { afterAll, expect, test } from 'vitest';
import { startVisit } from '#scripts/support/visit.ts';
import { quietPage } from '#tests/support/quietPage.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

test.each(['/', '/locations/mississauga', '/industries/legal', '/services/cybersecurity', '/industries/legal/ajax'])(
  'the first screen of a phone shows headline, price and main button of %s, and a way to call in the dock',
  async (path) => {
    const page = await quietPage(browser, { at: url + path, viewport: { width: 360, height: 740 } });
    await page.evaluate(() => document.fonts.ready);
    const dock = page.locator('[data-dock]');
    const edge = (await dock.boundingBox())?.y ?? 0;
    const form = page.locator('[data-hero-price]');
    for (const part of [page.locator('h1'), form.getByRole('status'), form.locator('+ * a').first()]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(edge);
    }
    expect(await dock.getByRole('link', { name: 'Call' }).isVisible()).toBe(true);
  },
);
