import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that see colours: the others find the same in either scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The violations that axe finds on a page in light and in dark. The context needs `bypassCSP`, because the page's policy blocks axe. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ content: axe });
  const found: string[] = [];
  for (const [colorScheme, runOnly] of [
    ['light', { type: 'tag', values: tags }],
    ['dark', { type: 'rule', values: colourRules }],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await page.evaluate((rules): Promise<AxeResults> => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      return axe.run({ runOnly: rules, resultTypes: ['violations'] });
    }, runOnly);
    found.push(
      ...violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${colorScheme}: ${id}: ${help}: ${html} ${failureSummary}`),
      ),
    );
  }
  return found;
}

/** Expects that a page is accessible, and that nothing of it is beside the window. */
export async function isWellMade(page: Page): Promise<void> {
  // Colours that are on their way to the other scheme would count.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}
