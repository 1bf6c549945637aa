import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#tests/support/visit.ts';
import { samplePages } from '#scripts/support/samplePages.ts';
import { forgetful, notFoundConsoleError, open } from '#tests/support/visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { inRelease } from '#tests/support/tier.ts';
import { visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

/** A page that lets axe in, which the site's own Content-Security-Policy would keep out. */
async function newPage(width: number) {
  const viewport = { width, height: 800 };
  const { page, consoleErrors } = await watchedPage(browser, { bypassCSP: true, reducedMotion: 'reduce', viewport });
  return { page: await forgetful(page), consoleErrors };
}

// Each kind of page each time; on large screens too for a release.
describe.each(inRelease ? [360, 1280] : [360])('%s pixels wide', (width) => {
  let page: Page;
  let consoleErrors: string[];
  beforeAll(async () => {
    ({ page, consoleErrors } = await newPage(width));
  });
  afterAll(() => page.close());

  test.each(samplePages)('axe and the console say nothing on the route $routeId, all unfolded', async ({ path }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, url + path);
    // Questions that close each other are opened together.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
        details.removeAttribute('name');
        details.open = true;
      }
    });
    expect(await axeViolations(page)).toEqual([]);
    expect(consoleErrors.splice(0).filter((consoleError) => consoleError !== notFoundConsoleError)).toEqual([]);
  });
});

test('axe finds nothing on the open menu', async () => {
  const { page } = await newPage(360);
  await open(page, url);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.close();
});

test('axe would find a fault, in the dark too', async () => {
  const { page } = await newPage(1280);
  await open(page, `${url}/about`);
  await page.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Pale' });
    pale.style.cssText = 'color: #222; background: #111';
    document.querySelector('main')?.append(document.createElement('img'), pale);
  });
  const found = await axeViolations(page);
  expect(found).toContainEqual(expect.stringContaining('light: image-alt'));
  expect(found.filter((fault) => fault.startsWith('dark: '))).toEqual([expect.stringContaining('color-contrast')]);
  await page.close();
});
