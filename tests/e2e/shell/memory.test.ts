import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { layoutShifts } from '../../support/layoutShift.ts';
import { refuseStorage } from '../../support/refuseStorage.ts';
import { addLink, hydrated, notFoundConsoleError, open, startVisit } from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);

const enlivened = (page: Page) => page.locator('html[data-visit]').waitFor();
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const day = 24 * 60 * 60 * 1000;

describe('what the browser keeps', () => {
  test('says after the first visit that there was one', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, url);
    await enlivened(page);
    expect(await page.locator('html').getAttribute('data-visit')).toBe('first');
    expect((await kept(page)).hasSeenWelcome).toBe('true');
    await open(page, `${url}/about`);
    await enlivened(page);
    expect(await page.locator('html').getAttribute('data-visit')).toBe('returning');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('goes once its timestamp is older than seven days; everything else stays', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await open(page, `${url}/about`);
    await enlivened(page);
    const now = await page.evaluate(() => Date.now());
    const entries = {
      old: JSON.stringify({ timestamp: now - 7 * day - 60_000, loadTime: 1200, domReady: 800 }),
      oldDate: JSON.stringify({ timestamp: new Date(now - 8 * day).toISOString() }),
      young: JSON.stringify({ timestamp: now - 7 * day + 3_600_000, loadTime: 1200, domReady: 800 }),
      without: JSON.stringify({ loadTime: 1 }),
      odd: JSON.stringify({ timestamp: 'some day' }),
      text: 'ajax',
      number: '7',
      nothing: 'null',
      broken: '{"timestamp":1',
    };
    await page.evaluate((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, entries);
    await open(page, `${url}/about`);
    await enlivened(page);
    const { old: _, oldDate: __, ...staying } = entries;
    const after = await kept(page);
    expect(after).toMatchObject(staying);
    expect(Object.keys(after)).not.toContain('old');
    expect(Object.keys(after)).not.toContain('oldDate');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('has the performance record of this load, though nothing is measured here and nobody was asked', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const record = async () =>
      JSON.parse((await kept(page)).performanceRecord ?? 'null') as Record<string, number> | null;
    await open(page, `${url}/about`);
    await expect
      .poll(record)
      .toEqual({ timestamp: expect.any(Number), loadTime: expect.any(Number), domReady: expect.any(Number) });
    const { timestamp = 0, loadTime = 0, domReady = 0 } = (await record()) ?? {};
    expect(Math.abs(timestamp - (await page.evaluate(() => Date.now())))).toBeLessThan(60_000);
    expect(domReady).toBeGreaterThan(0);
    expect(loadTime).toBeGreaterThanOrEqual(domReady);
    await page.evaluate(
      (old) => {
        localStorage.performanceRecord = JSON.stringify({ timestamp: old, loadTime: 1, domReady: 1 });
      },
      timestamp - 8 * day,
    );
    await page.reload();
    await expect.poll(async () => (await record())?.timestamp ?? 0).toBeGreaterThanOrEqual(timestamp);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });

  test('can be nothing: with storage refused the shell works all the same', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    await refuseStorage(context);
    await open(page, url);
    await enlivened(page);
    await (await addLink(page, '/resources/it-glossary')).click();
    await page.getByPlaceholder('Search terms...').fill('backup');
    await (await addLink(page, '/about')).click();
    await page.waitForURL(`${url}/about`);
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

describe('the year in the footer', () => {
  const footer = (page: Page) => page.locator('footer[data-footer]');
  const builtYear = async () => {
    const { page, context } = await watchedPage(browser, { javaScriptEnabled: false });
    await page.goto(`${url}/about`);
    const [, year] = /© (\d{4}) /.exec(await footer(page).innerText()) ?? [];
    await context.close();
    return Number(year);
  };

  test('is there without a script', async () => {
    expect(await builtYear()).toBeGreaterThan(2025);
  });

  test.each([
    [1, 1],
    [0, 0],
    [-1, 0],
  ])('is brought up to date: a clock %s years on shows %s years on', async (ahead, shown) => {
    const year = await builtYear();
    const { page, context } = await watchedPage(browser);
    await page.clock.setFixedTime(new Date(year + ahead, 5, 1));
    await open(page, `${url}/about`);
    await footer(page)
      .getByText(`© ${year + shown} `)
      .waitFor();
    expect(await layoutShifts(page)).toEqual([]);
    await context.close();
  });
});

describe('the shell', () => {
  test('can be read and followed where its late code does not arrive', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser, { viewport: { width: 360, height: 700 } });
    const failedScripts: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.resourceType() === 'script') failedScripts.push(request.url());
    });
    await page.route('**/assets/later-*.js', (route) => route.abort());
    await open(page, url);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL(`${url}/about`);
    await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' });
    expect(failedScripts.filter((script) => !script.includes('/later-'))).toEqual([]);
    const expected = /later-.*net::ERR_FAILED|^console error: Failed to load resource: net::ERR_FAILED$/;
    expect(consoleErrors.filter((consoleError) => !expected.test(consoleError))).toEqual([]);
    await context.close();
  });
});

describe('Go Back', () => {
  test.each(['/not-found', '/services/cybersecurity/nowhere', '/no-such-page'])(
    'on %s leads to where the visitor came from',
    async (path) => {
      const { page, context, consoleErrors } = await watchedPage(browser);
      await open(page, `${url}/about`);
      await page.goto(url + path);
      await hydrated(page);
      await page.getByRole('button', { name: 'Go Back' }).click();
      await page.waitForURL(`${url}/about`);
      expect(consoleErrors).toEqual([notFoundConsoleError]);
      await context.close();
    },
  );

  test('leads home where there is nothing to go back to', async () => {
    const { page, context } = await watchedPage(browser);
    await open(page, `${url}/about`);
    const opened = context.waitForEvent('page');
    await page.evaluate((address) => void window.open(address), `${url}/not-found`);
    const tab = await opened;
    await hydrated(tab);
    expect(await tab.evaluate(() => history.length)).toBe(1);
    await tab.getByRole('button', { name: 'Go Back' }).click();
    await tab.waitForURL(`${url}/`);
    await context.close();
  });
});
