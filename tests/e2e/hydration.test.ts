import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { site } from '#scripts/support/builtSite.ts';
import { serveInPieces } from '../support/inPieces.ts';
import { samplePages } from '#scripts/support/samplePages.ts';
import {
  forgetful,
  hydrated,
  notFoundConsoleError,
  open,
  recordRequests,
  startVisit,
  stateOf,
} from '#scripts/support/visit.ts';

const { browser, url, stop } = await startVisit();
afterAll(stop);
const article = samplePages.find(({ routeId }) => routeId === 'article') ?? { path: '' };

let built: Page;
let hydratedPage: Page;
beforeAll(async () => {
  built = await browser.newPage({ javaScriptEnabled: false });
  hydratedPage = await forgetful(await browser.newPage());
  // What is hydrated when the browser is idle has tests of its own.
  await hydratedPage.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
});

describe.each(samplePages)('a page of the route $routeId', ({ path, status }) => {
  test('is hydrated without console errors and without asking for its data', async () => {
    const { page, context, consoleErrors } = await watchedPage(browser);
    const requests = recordRequests(page);
    const response = await page.goto(url + path);
    await hydrated(page);
    expect(response?.status()).toBe(status);
    expect(consoleErrors).toEqual(status === 404 ? [notFoundConsoleError] : []);
    const asked = requests
      .map((request) => new URL(request.url()).pathname)
      .filter((address) => /\.json\b|\/api\/(?!ip-location$)/.test(address));
    // Home and pricing ask once, when the browser is idle, for what only their idle parts read.
    const late = ['/', '/pricing', '/pricing-new'].includes(path)
      ? [path === '/' ? '/index.json' : `${path}.json`]
      : [];
    expect([asked, asked.length <= 1 && asked.every((address) => late.includes(address))]).toEqual([asked, true]);
    expect(requests.filter((request) => request.resourceType() === 'document')).toHaveLength(1);
    await context.close();
  });

  test('stays as it was built when it is hydrated', async () => {
    await built.goto(url + path);
    const before = await stateOf(built);
    await open(hydratedPage, url + path);
    const after = await stateOf(hydratedPage);

    // Only a browser can say whether there is a way back in its history.
    const goBack = /<button class="[^"]*" type="button">Go Back<\/button>/;
    // Only a browser knows the time: the hours are built, and then give way to whether the office is open.
    const officeState = /(?<=>)The office is (?:open until [^<]*|closed now; [^<]*)(?=<)/;
    // Without a script they would do nothing: they come into the space that is kept for them.
    const stepButtons = /<button aria-label="One person (?:fewer|more)[^>]*>.<\/button>/g;
    const main = after.main
      .replace(goBack, '')
      .replace(stepButtons, '')
      .replace(officeState, `Office hours: ${site.provider.hours.label}`);
    expect({ ...after, main }).toEqual(before);
  });
});

describe('the scripts of a page', () => {
  test.each(['/about', article.path])(
    'are asked for once the page is painted, with its leading picture: %s',
    async (path) => {
      const page = await browser.newPage();
      await open(page, url + path);
      const { painted, picture, asked } = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const leading = document.querySelector<HTMLImageElement>('img[fetchpriority]')?.currentSrc;
        return {
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
          picture: files.find(({ name }) => name === leading)?.responseEnd,
          asked: Math.min(...files.filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)),
        };
      });
      expect(asked).toBeGreaterThan(painted);
      expect(picture === undefined).toBe(path === '/about');
      expect(asked).toBeGreaterThan(picture ?? 0);
      await page.close();
    },
  );

  test('start when the whole document is there, however slowly it comes', async () => {
    const pieces = await serveInPieces(url, '<script type="application/json" id="page-data">');
    const { page, context, consoleErrors } = await watchedPage(browser);
    const requests = recordRequests(page);
    const module = page.waitForResponse((response) => /\/vendor-[^/]*\.js$/.test(response.url()));
    await page.goto(`${pieces.url}/about`, { waitUntil: 'commit' });
    await (await module).finished();
    // The first script is not among those that are asked for ahead: asked for now it would start.
    expect(requests.map((request) => request.url()).filter((address) => /\/main-[^/]*\.js$/.test(address))).toEqual([]);
    pieces.goOn();
    await hydrated(page);
    expect(requests.filter((request) => request.url().endsWith('.json'))).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await context.close();
    pieces.stop();
  });

  test('are asked for at once in a tab that nobody looks at, which is not painted', async () => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      window.PerformanceObserver.prototype.observe = () => undefined;
    });
    await open(page, `${url}/about`);
    await page.close();
  });
});
