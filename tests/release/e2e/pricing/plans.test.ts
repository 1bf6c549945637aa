import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { startVisit } from '#scripts/support/visit.ts';
import { loadSite } from '#data/load.ts';
import { openCalculator } from '#tests/e2e/pricing/calculatorPage.ts';
import { quietPage } from '#tests/support/quietPage.ts';

const { browser, url, stop } = await startVisit();
const { plans } = (await loadSite()).pricing;
afterAll(stop);

const askAbout = (page: Page, plan: string) => page.getByRole('link', { name: `Ask about ${plan}` });
/** The distance of a row from the top of the page, in the column of a plan. */
const topOf = (page: Page, row: string, plan: number) =>
  page
    .getByText(row, { exact: true })
    .nth(plan)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));

test('on a wide screen the plans stand beside each other, with each row and the action at one height', async () => {
  const page = await quietPage(browser, { viewport: { width: 1280, height: 900 } });
  await openCalculator(page, `${url}/pricing#plans`);
  for (const row of ['Minimum users', 'Response to critical issues', 'Help desk hours', 'Set-up fee, once'])
    expect(new Set(await Promise.all(plans.map((_, index) => topOf(page, row, index)))).size, row).toBe(1);
  const actions = plans.map(({ name }) => askAbout(page, name).evaluate((link) => link.getBoundingClientRect().top));
  expect(new Set(await Promise.all(actions)).size).toBe(1);
  expect(await page.getByRole('radio', { name: plans[0]?.name ?? '', exact: true }).isVisible()).toBe(false);
});

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
