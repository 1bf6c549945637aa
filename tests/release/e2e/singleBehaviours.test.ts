import { expect, test } from 'vitest';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { outageCost } from '#data/rules/outage/outageCost.ts';
import { outageFieldNames } from '#data/rules/outage/outageFields.ts';
import { site } from '#scripts/support/builtSite.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();
const { provider } = site;

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
