import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open } from '#tests/support/visit.ts';
import { hydrated } from '#scripts/support/browser.ts';
import { calculatorHydrated, totals } from '#tests/e2e/pricing/calculatorPage.ts';
import { holdBack, quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

const code = '**/assets/PricingBody-*.js';
const headings = (page: Page) => page.getByRole('heading', { level: 2 }).filter({ visible: true }).allInnerTexts();

test('without JavaScript both panels can be read below each other, with the default quote, and every control is sent to the server', async () => {
  const page = await quietPage(browser, { at: `${url}/pricing`, javaScriptEnabled: false });
  const seen = await headings(page);
  expect(seen.indexOf('Price Calculator')).toBeGreaterThan(-1);
  expect(seen.indexOf('Service Plans')).toBeGreaterThan(seen.indexOf('Price Calculator'));
  expect(await page.locator('[data-total="monthly"]').innerText()).toBe('$1,425');
  const controls = page.locator('#calculator input:visible, #calculator select:visible');
  expect(await controls.count()).toBeGreaterThan(0);
  expect(
    await controls.evaluateAll((all) => all.filter((one) => !one.getAttribute('name') || !one.closest('form')).length),
  ).toBe(0);
  expect(await page.locator('main button:visible').allInnerTexts()).toEqual(['Calculate']);
  await page.getByRole('link', { name: 'Service Plans' }).click();
  expect(
    await page.locator('#plans').evaluate((panel) => Math.abs(panel.getBoundingClientRect().top) < innerHeight),
  ).toBe(true);
  await page.getByRole('radio', { name: 'Annual Save 10%' }).check();
  expect(await page.getByText('Paid monthly', { exact: true }).first().isVisible()).toBe(false);
});

test('before its code is there what was done to the controls counts when it comes, and the focus stays', async () => {
  const page = await quietPage(browser);
  const release = await holdBack(page, code);
  await open(page, `${url}/pricing?addons=cloud-backup`);
  await page.getByRole('radio', { name: /^Enterprise/ }).check();
  await page.getByLabel('Industry').selectOption('legal');
  await page.getByRole('checkbox', { name: /^VoIP/ }).check();
  await page.getByRole('checkbox', { name: /^Include the setup fee/ }).uncheck();
  // The router follows each anchor.
  for (const name of ['Service Plans', 'Price Calculator']) await page.getByRole('link', { name }).click();
  await page.getByRole('spinbutton', { name: 'Number of users' }).fill('40');
  release();
  await calculatorHydrated(page);
  // 200 × 40 × 1.15 = 9,200, less 10 %; 25 × 40; 10 × 40 as the address asks for.
  await expect.poll(async () => await totals(page)).toMatchObject({ monthly: '$9,680', once: '$0' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('calculator-users');
  await expect
    .poll(() => new URL(page.url()).search)
    .toBe('?plan=enterprise&users=40&industry=legal&addons=cloud-backup,voip&setup=0');
});

test('where its code cannot be had the page stays as it was built, says so, and offers to try again', async () => {
  const page = await quietPage(browser, { expected: /PricingBody|ERR_FAILED/ });
  let fails = true;
  await page.route(code, (route) => (fails ? route.abort() : route.continue()));
  await page.goto(`${url}/pricing`);
  await hydrated(page);
  await page.getByText("The calculator couldn't be loaded.").waitFor();
  expect(await page.locator('[data-total="monthly"]').innerText()).toBe('$1,425');
  expect(await page.getByText("This page couldn't be shown").count()).toBe(0);
  await page.getByRole('link', { name: 'Service Plans' }).click();
  expect(await page.getByRole('heading', { name: 'Service Plans' }).isVisible()).toBe(true);
  fails = false;
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await calculatorHydrated(page);
  expect(await page.getByRole('tab', { name: 'Service Plans' }).getAttribute('aria-selected')).toBe('true');
});
