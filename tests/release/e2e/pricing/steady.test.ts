import { afterAll, describe, expect, test } from 'vitest';
import { startVisit } from '#scripts/support/visit.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { openCalculator } from '#tests/e2e/pricing/calculatorPage.ts';
import { quietPage } from '#tests/support/quietPage.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

describe.each([1280, 320])('%s pixels wide', (width) => {
  test('nothing shifts, whatever the address asks for and wherever the visitor is found', async () => {
    // The whole page is watched at once; with an anchor, which the browser goes to before it first paints, a screenful.
    for (const search of [
      '',
      '?plan=enterprise&users=75&industry=healthcare&addons=advanced-cybersecurity,voip,security-assessment&hardware=1',
      '#plans',
    ]) {
      const page = await quietPage(browser, {
        viewport: { width, height: search === '#plans' ? 800 : 6000 },
      });
      await page.route('**/api/ip-location', (route) =>
        route.fulfill({
          json: { success: true, data: { city: 'Toronto', region: 'Ontario', postal: 'M5G 1X8', loc: '43.65,-79.38' } },
        }),
      );
      await openCalculator(page, `${url}/pricing${search}`);
      if (search === '') await expect.poll(() => page.getByLabel('Industry').inputValue()).toBe('healthcare');
      expect(await layoutShifts(page), search).toEqual([]);
    }
  });

  test('nothing is wider than the screen on either tab', async () => {
    const page = await quietPage(browser, { viewport: { width, height: 400 } });
    await openCalculator(
      page,
      `${url}/pricing?users=10000&plan=enterprise&industry=healthcare&hardware=1&devices=20000&addons=advanced-cybersecurity,voip`,
    );
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wide()).toBe(0);
    await page.getByRole('tab', { name: 'Service Plans' }).click();
    expect(await wide()).toBe(0);
  });
});

test('nothing moves for who asked for stillness', async () => {
  const page = await quietPage(browser, { reducedMotion: 'reduce' });
  await openCalculator(page, `${url}/pricing`);
  await page.getByRole('spinbutton', { name: 'Number of users' }).fill('50');
  await page.getByRole('tab', { name: 'Service Plans' }).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
