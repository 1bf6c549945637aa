import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { openCalculator } from '#tests/e2e/pricing/calculatorPage.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

describe.each([1280, 320])('%s pixels wide', (width) => {
  test('nothing shifts, whatever the address asks for and wherever the visitor is found', async () => {
    // The whole page is watched at once; with an anchor, which the browser goes to before it first paints, a screenful.
    for (const search of [
      '',
      '?plan=enterprise&users=75&industry=healthcare&addons=advanced-cybersecurity,voip,security-assessment&hardware=1',
      '#plans',
    ]) {
      const page = await quietPage(browser, { viewport: { width, height: search === '#plans' ? 800 : 6000 } });
      const data = { city: 'Toronto', region: 'Ontario', postal: 'M5G 1X8', loc: '43.65,-79.38' };
      await page.route('**/api/ip-location', (route) => route.fulfill({ json: { success: true, data } }));
      await openCalculator(page, `${url}/pricing${search}`);
      if (search === '') await expect.poll(() => page.getByLabel('Industry').inputValue()).toBe('healthcare');
      expect(await layoutShifts(page), search).toEqual([]);
    }
  });
});

const trigger = (page: Page, about: string) => page.getByRole('button', { name: `What is ${about}?` });
const words = (page: Page) => page.locator('[role="tooltip"]:visible');
test('a tap opens a tooltip, a second one closes it, and so does one elsewhere; all of it is on the screen', async () => {
  const page = await quietPage(browser, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  await openCalculator(page, `${url}/pricing`);
  for (const about of ['the volume discount', 'the compliance multiplier', 'the setup fee']) {
    await trigger(page, about).tap();
    await words(page).waitFor();
    const fits = await words(page).evaluate((tip) => {
      const { left, right } = tip.getBoundingClientRect();
      return [left >= 0, right <= innerWidth, document.documentElement.scrollWidth === innerWidth];
    });
    expect(fits, about).toEqual([true, true, true]);
    await trigger(page, about).tap();
    await words(page).waitFor({ state: 'hidden' });
    await trigger(page, about).tap();
    await words(page).waitFor();
    await page.getByRole('heading', { name: 'Your quote' }).tap();
    await words(page).waitFor({ state: 'hidden' });
  }
  const target = await trigger(page, 'the volume discount').boundingBox();
  expect([target?.width, target?.height]).toEqual([44, 44]);
});

test('the total is told once a change has settled', async () => {
  const page = await quietPage(browser);
  await page.clock.install();
  await openCalculator(page, `${url}/pricing`);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const status = page.locator('#calculator [role="status"]');
  const said = () => status.innerText();
  const users = page.getByRole('spinbutton', { name: 'Number of users' });

  // Nothing was changed: nothing is told.
  await page.clock.runFor(5000);
  expect(await said()).toBe('');

  await users.fill('20');
  await page.clock.runFor(500);
  await users.fill('24');
  await page.clock.runFor(799);
  expect(await said()).toBe('');
  await page.clock.runFor(1);
  // 150 × 24, less 5 %.
  await expect.poll(said).toBe('Monthly total $3,420. One-time costs $1,000.');
});
