import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '#scripts/support/browser.ts';
import { watchedPage } from '#tests/support/visit.ts';
import { type ChildServer, startScript } from '#tests/support/childServer.ts';
import { besideBrand, copyBrand, sharedFolder } from '#tests/support/folders.ts';

let browser: Browser;
let server: ChildServer;
const data = copyBrand(sharedFolder(besideBrand));

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startScript('scripts/dev.ts', { DATA_DIR: data })]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it('shows pages, follows links, answers the API and shows a changed record at once', async () => {
  const { page, consoleErrors } = await watchedPage(browser);
  await page.goto(`${server.url}/locations/dartmouth`);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Dartmouth' }).waitFor();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').nth(1).click();
  await page.waitForURL(`${server.url}/services`);
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Dartmouth' }).waitFor();

  expect((await page.request.get(`${server.url}/api/blog`)).ok()).toBe(true);

  const file = join(data, 'locations/dartmouth.ts');
  const text = readFileSync(file, 'utf8');
  const landmark = /landmark: '([^']+)'/.exec(text)?.[1] ?? '';
  expect(landmark).not.toBe('');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  writeFileSync(file, text.replaceAll(landmark, 'The Changed Landmark'));
  await page.getByText('The Changed Landmark').first().waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(
    consoleErrors.filter(
      (consoleError) => !consoleError.includes('[vite]') && !consoleError.includes('React DevTools'),
    ),
  ).toEqual([]);
});

it.each([
  ['a value that is refused', (text: string) => text.replace(/landmark: '[^']+'/, 'landmark: 5'), 'landmark'],
  ['a stray quote', (text: string) => text.replace(/landmark: '/, "landmark: ''"), 'dartmouth.ts'],
])('shows %s over the page, and the page again when it is mended', async (_what, damage, named) => {
  const { page } = await watchedPage(browser);
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: 'Dartmouth' });
  const overlay = page.locator('vite-error-overlay .message-body');
  await page.goto(`${server.url}/locations/dartmouth`);
  await heading.waitFor();

  const file = join(data, 'locations/dartmouth.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, damage(text));
  await overlay.filter({ hasText: named }).waitFor();
  // A page that is opened meanwhile shows it too, without codes of a terminal's colours.
  await page.goto(`${server.url}/services`);
  expect(await overlay.innerText()).not.toMatch(/\[\d+m/);
  await page.goto(`${server.url}/locations/dartmouth`);
  await overlay.waitFor();

  writeFileSync(file, text);
  await heading.waitFor();
  expect(await overlay.count()).toBe(0);
});
