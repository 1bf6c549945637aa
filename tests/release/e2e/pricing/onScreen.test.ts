import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { site } from '#scripts/support/builtSite.ts';
import { openCalculator } from '#tests/e2e/pricing/calculatorPage.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();
const { plans } = site.pricing;

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

const askAbout = (page: Page, plan: string) => page.getByRole('link', { name: `Ask about ${plan}` });
/** The distance of a row from the top of the page, in the column of a plan. */
const topOf = (page: Page, row: string, plan: number) =>
  page
    .getByText(row, { exact: true })
    .nth(plan)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

describe.each([true, false])('on a phone, with scripts: %s', (javaScriptEnabled) => {
  test('one plan is shown, and another one has its rows where the first had them', async () => {
    const page = await quietPage(browser, { viewport: { width: 360, height: 740 }, javaScriptEnabled });
    if (javaScriptEnabled) await openCalculator(page, `${url}/pricing#plans`);
    else await page.goto(`${url}/pricing`);
    const shown = async () => {
      const visible = await Promise.all(plans.map(({ name }) => askAbout(page, name).isVisible()));
      return plans.filter((_, index) => visible[index]).map(({ name }) => name);
    };
    expect(await shown()).toEqual(plans.filter(({ recommended }) => recommended).map(({ name }) => name));
    const before = await topOf(page, 'Response to critical issues', 0);
    for (const [index, { name }] of plans.entries()) {
      await page.getByRole('group', { name: 'Plan to show' }).getByText(name, { exact: true }).click();
      await expect.poll(shown).toEqual([name]);
      expect(await topOf(page, 'Response to critical issues', index)).toBe(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
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
