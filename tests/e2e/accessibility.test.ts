import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchedPage } from '#scripts/support/browser.ts';
import { samplePages } from '#scripts/support/samplePages.ts';
import { forgetful, notFoundConsoleError, open } from '#scripts/support/visit.ts';
import { inRelease } from '#tests/support/tier.ts';
import { visitSite } from '#tests/support/quietPage.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that see colours: the others find the same in either scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const { browser, url } = await visitSite();

/** A page that lets axe in, which the site's own Content-Security-Policy would keep out. */
async function newPage(width: number) {
  const viewport = { width, height: 800 };
  const { page, consoleErrors } = await watchedPage(browser, { bypassCSP: true, reducedMotion: 'reduce', viewport });
  return { page: await forgetful(page), consoleErrors };
}

/** Opens an address with axe in it. */
async function openWithAxe(page: Page, address: string): Promise<Page> {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, address);
  await page.addScriptTag({ content: axe });
  return page;
}

async function violations(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  const results = await page.evaluate(
    (runOnly): Promise<AxeResults> => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      return axe.run({ runOnly, resultTypes: ['violations'] });
    },
    colorScheme === 'light' ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules },
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
  );
}

// Each kind of page each time; on large screens too for a release.
describe.each(inRelease ? [360, 1280] : [360])('%s pixels wide', (width) => {
  let page: Page;
  let consoleErrors: string[];
  beforeAll(async () => {
    ({ page, consoleErrors } = await newPage(width));
  });
  afterAll(() => page.close());

  test.each(samplePages)(
    'axe finds nothing on the route $routeId, in light and dark, with everything unfolded, and the console says nothing',
    async ({ path }) => {
      await openWithAxe(page, url + path);
      // Questions that close each other are opened together.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      for (const colorScheme of ['light', 'dark'] as const)
        expect(await violations(page, colorScheme), colorScheme).toEqual([]);
      expect(consoleErrors.splice(0).filter((consoleError) => consoleError !== notFoundConsoleError)).toEqual([]);
    },
  );
});

test('axe finds nothing on the open menu', async () => {
  const { page } = await newPage(360);
  await openWithAxe(page, url);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const)
    expect(await violations(page, colorScheme), colorScheme).toEqual([]);
  await page.close();
});

test('axe would find a fault, in the dark too', async () => {
  const { page } = await newPage(1280);
  await openWithAxe(page, `${url}/about`);
  await page.evaluate(() => {
    const pale = Object.assign(document.createElement('p'), { textContent: 'Pale' });
    pale.style.cssText = 'color: #222; background: #111';
    document.querySelector('main')?.append(document.createElement('img'), pale);
  });
  expect(await violations(page, 'light')).toContainEqual(expect.stringContaining('image-alt'));
  expect(await violations(page, 'dark')).toEqual([expect.stringContaining('color-contrast')]);
  await page.close();
});
