import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { launchBrowser } from '#scripts/support/browser.ts';
import { buildElsewhere, serve, startOtherFirm } from '#tests/support/otherBuild.ts';
import { contactConfirmation } from '#tests/fixtures/brand/forms.ts';
import { said, sendButton, typed, longTimeout } from '#tests/e2e/forms/formsVisit.ts';
import { quietPage } from '#tests/support/quietPage.ts';

interface Measured {
  events?: [string, unknown][];
}

const browser = await launchBrowser();
const firm = await startOtherFirm(
  'window.events ??= []; window.analytics = (name, properties) => window.events.push([name, properties]);',
);
const build = await buildElsewhere({ ANALYTICS_SRC: `${firm.url}/a.js`, ANALYTICS_KEY: 'site-7' });
const site = await serve(build.dir);
afterAll(async () => {
  await browser.close();
  await site.stop();
  await firm.stop();
  build.remove();
});

const formEvents = (page: Page) =>
  page.evaluate(() => ((window as Measured).events ?? []).filter(([name]) => name === 'form_submit'));

test('A contact request that was taken is measured once, and one that was not is not', async () => {
  const page = await quietPage(browser, { at: `${site.url}/contact`, expected: /ERR_FAILED/ });
  await page.getByRole('region', { name: 'Privacy choices' }).getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(() => page.evaluate(() => (window as Measured).events?.length ?? 0), longTimeout)
    .toBeGreaterThan(0);
  await sendButton(page).click();
  await said(page).waitFor();
  for (const [name, value] of Object.entries(typed)) await page.locator(`#contact-${name}`).fill(value);
  await page.locator('#contact-service').selectOption({ index: 1 });
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 });
  await sendButton(page).click();
  await said(page).getByText('Not sent yet').waitFor();
  expect(await formEvents(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send again' }).click();
  await said(page).getByText(contactConfirmation.title).waitFor();
  expect(await formEvents(page)).toEqual([
    ['form_submit', { category: 'engagement', label: 'contact_form_main_contact_form' }],
  ]);
});
