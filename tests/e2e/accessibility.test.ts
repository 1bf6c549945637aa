import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, describe, expect, test } from 'vitest';
import { samplePages } from '#scripts/support/samplePages.ts';
import { open, startVisit } from '#scripts/support/visit.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const { browser, url, stop } = await startVisit();
afterAll(stop);

/** Opens an address with axe in it, which the site's own Content-Security-Policy would keep out. */
async function openWithAxe(address: string, width: number): Promise<Page> {
  const page = await browser.newPage({ bypassCSP: true, reducedMotion: 'reduce', viewport: { width, height: 800 } });
  await open(page, address);
  await page.addScriptTag({ content: axe });
  return page;
}

async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate((values): Promise<AxeResults> => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return axe.run({ runOnly: values, resultTypes: ['violations'] });
  }, tags);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html} ${failureSummary}`),
  );
}

describe.each([360, 1280])('%s pixels wide', (width) => {
  test.each(samplePages)(
    'axe finds nothing on the route $routeId, in light and dark, with everything unfolded',
    async ({ path }) => {
      const page = await openWithAxe(url + path, width);
      // Questions that close each other are opened together.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) {
          details.removeAttribute('name');
          details.open = true;
        }
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), colorScheme).toEqual([]);
      }
      await page.close();
    },
  );
});

test('axe finds nothing on the open menu', async () => {
  const page = await openWithAxe(url, 360);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Menu' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  await page.close();
});

test('axe would find a fault', async () => {
  const page = await openWithAxe(`${url}/about`, 1280);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  expect(await violations(page)).toEqual([expect.stringContaining('image-alt')]);
  await page.close();
});
