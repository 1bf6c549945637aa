import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addLink, notFoundConsoleError, open } from '#tests/support/visit.ts';
import { hydrated } from '#scripts/support/browser.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { refuseStorage } from '#tests/support/refuseStorage.ts';

const { browser, url } = await visitSite();

const enlivened = (page: Page) => page.locator('html[data-visit]').waitFor();
test('with storage refused the shell works all the same', async () => {
  const page = await quietPage(browser);
  await refuseStorage(page.context());
  await open(page, url);
  await enlivened(page);
  await (await addLink(page, '/resources/it-glossary')).click();
  await page.getByPlaceholder('Search terms...').fill('backup');
  await (await addLink(page, '/about')).click();
  await page.waitForURL(`${url}/about`);
});

test.each(['/not-found', '/services/cybersecurity/nowhere', '/no-such-page'])('%s can be left again', async (path) => {
  const page = await quietPage(browser, {
    at: `${url}/about`,
    expected: new RegExp(RegExp.escape(notFoundConsoleError)),
  });
  await page.goto(url + path);
  await hydrated(page);
  await page.getByRole('button', { name: 'Go Back' }).click();
  await page.waitForURL(`${url}/about`);
});

test('Go Back leads home where there is nothing to go back to', async () => {
  const page = await quietPage(browser, { at: `${url}/about` });
  const opened = page.context().waitForEvent('page');
  await page.evaluate((address) => void window.open(address), `${url}/not-found`);
  const tab = await opened;
  await hydrated(tab);
  expect(await tab.evaluate(() => history.length)).toBe(1);
  await tab.getByRole('button', { name: 'Go Back' }).click();
  await tab.waitForURL(`${url}/`);
});
