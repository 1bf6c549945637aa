import { expect, test } from 'vitest';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { outageCost } from '#data/rules/outage/outageCost.ts';
import { outageFieldNames } from '#data/rules/outage/outageFields.ts';
import { site } from '#scripts/support/builtSite.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();
const { provider, pricing } = site;

test('the cost of an outage is worked with the keyboard alone', async () => {
  const tool = site.tools.find(({ kind }) => kind === 'outage-cost');
  if (tool?.kind !== 'outage-cost') throw new Error('The site has no such tool.');
  const page = await quietPage(browser, { at: `${url}/tools/${tool.slug}` });
  await page.getByLabel(tool.fields.people.label).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('8');
  for (const name of outageFieldNames.slice(1)) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(name);
  }
  await page.keyboard.press('Enter');
  const initial = Object.fromEntries(outageFieldNames.map((name) => [name, tool.fields[name].initial]));
  const { hour } = outageCost({ ...(initial as Parameters<typeof outageCost>[0]), people: 8 });
  await expect.poll(() => page.locator('[data-result="hour"]').innerText()).toBe(formatMoney(hour, provider));
});

test('without a script the location selector is a link to all locations', async () => {
  const page = await quietPage(browser, { at: `${url}/about`, javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Change' }).click();
  await page.waitForURL('**/locations');
});

test('on a wide screen the plans stand beside each other, with each row and the action at one height', async () => {
  const page = await quietPage(browser, { at: `${url}/pricing#plans`, viewport: { width: 1280, height: 900 } });
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY);
  for (const row of ['Minimum users', 'Response to critical issues', 'Help desk hours', 'Setup fee, once']) {
    const cells = page.getByText(row, { exact: true });
    expect(new Set(await Promise.all(pricing.plans.map((_, plan) => cells.nth(plan).evaluate(top)))).size, row).toBe(1);
  }
  const actions = pricing.plans.map(({ name }) => page.getByRole('link', { name: `Ask about ${name}` }).evaluate(top));
  expect(new Set(await Promise.all(actions)).size).toBe(1);
});
