import { afterEach, expect, test, vi } from 'vitest';
import { browserPath, launchBrowser, packagedPath } from '#scripts/support/browser.ts';
import { recordRequests } from '#scripts/support/visit.ts';

afterEach(() => vi.unstubAllEnvs());

test('the browser is the pinned one, or the one of CHROMIUM_PATH, and no other in its place', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(await browserPath()).toBe(await packagedPath());
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await browserPath()).toBe(process.execPath);
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  await expect(browserPath()).rejects.toThrow(
    'CHROMIUM_PATH is "/nowhere/chromium", where there is no file. Fix the path, or leave it out.',
  );
});

test('what a browser asks for by itself is no request of the page', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.route('http://site.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('http://site.example/');
  const requests = recordRequests(page);
  await page.evaluate(() =>
    Promise.allSettled(['/favicon.svg', '/favicon.ico', '/data.json'].map((path) => fetch(path))),
  );
  expect(requests.map((request) => request.url())).toEqual(['http://site.example/data.json']);
  await browser.close();
});
