import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { addLink, notFoundConsoleError, open } from '#tests/support/visit.ts';
import { hydrated } from '#scripts/support/browser.ts';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { quietPage, visitSite } from '#tests/support/quietPage.ts';
import { refuseStorage } from '#tests/support/refuseStorage.ts';

const { browser, url } = await visitSite();

const enlivened = (page: Page) => page.locator('html[data-visit]').waitFor();
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const visitOf = (page: Page) => page.locator('html').getAttribute('data-visit');
const recordOf = async (page: Page) =>
  JSON.parse((await kept(page)).performanceRecord ?? 'null') as Record<string, number> | null;

test('the browser keeps that there was a visit, and how fast this page came, in the place of what is older than a week', async () => {
  const page = await quietPage(browser, { at: url });
  await enlivened(page);
  expect([await visitOf(page), (await kept(page)).hasSeenWelcome]).toEqual(['first', 'true']);
  await page.evaluate(() => {
    const weekAgo = Date.now() - 8 * 24 * 60 * 60 * 1000;
    localStorage.old = JSON.stringify({ timestamp: weekAgo });
    localStorage.performanceRecord = JSON.stringify({ timestamp: weekAgo, loadTime: 1, domReady: 1 });
  });
  await open(page, `${url}/about`);
  await enlivened(page);
  expect(await visitOf(page)).toBe('returning');
  await expect.poll(async () => (await recordOf(page))?.domReady).toBeGreaterThan(1);
  const { timestamp = 0, loadTime = 0, domReady = 0 } = (await recordOf(page)) ?? {};
  expect(Math.abs(timestamp - (await page.evaluate(() => Date.now())))).toBeLessThan(60_000);
  expect(loadTime).toBeGreaterThanOrEqual(domReady);
  expect(Object.keys(await kept(page))).not.toContain('old');
});

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

test.each([
  [1, 1],
  [0, 0],
  [-1, 0],
])('the year in the footer is brought up to date: a clock %s years on shows %s years on', async (ahead, shown) => {
  const built = await (await fetch(`${url}/about`)).text();
  const year = Number(/© <[^>]*>(\d{4})/.exec(built)?.[1]);
  expect(year).toBeGreaterThan(2025);
  const page = await quietPage(browser);
  await page.clock.setFixedTime(new Date(year + ahead, 5, 1));
  await open(page, `${url}/about`);
  await page
    .locator('footer[data-footer]')
    .getByText(`© ${year + shown} `)
    .waitFor();
  expect(await layoutShifts(page)).toEqual([]);
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
