import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { layoutShifts } from '#tests/support/layoutShift.ts';
import { site } from '#scripts/support/builtSite.ts';
import { open } from '#tests/support/visit.ts';
import { hydrated } from '#scripts/support/browser.ts';
import { holdBack, quietPage, visitSite } from '#tests/support/quietPage.ts';

const { browser, url } = await visitSite();

/** The faces that an element's text is drawn in, by the names in the font files. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

const pages = ['/', `/services/${site.services[0]?.id}`, `/blog/${site.articles[0]?.slug}`];

/** The most that a page may move when its fonts come after the first paint. */
const maxShift = 0.01;

/** A page that is hydrated while its fonts are still on their way, until `release` is called. */
async function openWithoutFonts(path: string, viewport: { width: number; height: number }) {
  const page = await quietPage(browser, { viewport });
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(url + path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return { page, release };
}

test.each(pages.flatMap((path) => [360, 1280].map((width) => ({ path, width }))))(
  'with late fonts $path at $width px is drawn in the typefaces, and keeps its lines',
  async ({ path, width }) => {
    const { page, release } = await openWithoutFonts(path, { width, height: 800 });
    expect(await layoutShifts(page)).toEqual([]);
    expect((await facesOf(page, 'h1')).join()).not.toMatch(/Bricolage Grotesque/);
    release();
    await expect.poll(() => facesOf(page, 'h1'), { timeout: 15_000 }).toEqual([expect.stringMatching(/^Bricolage/)]);
    expect((await facesOf(page, 'footer p')).join()).toMatch(/^Source Sans 3/);
    const scores = (await layoutShifts(page, { lateFonts: true })).map((shift) => Number.parseFloat(shift));
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeLessThanOrEqual(maxShift);
  },
);

test('a badge beside a text stays where it is when fonts come late', async () => {
  const { page, release } = await openWithoutFonts('/pricing#plans', { width: 640, height: 800 });
  const badge = page.locator('label span', { hasText: 'Save' });
  const before = await badge.boundingBox();
  release();
  await page.locator('label[style]', { hasText: 'Save' }).waitFor();
  const after = await badge.boundingBox();
  expect(before?.x).toBeGreaterThan(0);
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(2);
  expect(after?.y).toBe(before?.y);
  expect(await layoutShifts(page, { lateFonts: true })).toEqual([]);
});

test('a text that was held to its lines is free again when the window is resized', async () => {
  const { page, release } = await openWithoutFonts('/about', { width: 1280, height: 800 });
  release();
  const held = page.locator('h1[style]');
  await held.waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await held.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('letters of other languages come in files of their own, and only where a page has some', async () => {
  const page = await quietPage(browser, { bypassCSP: true });
  const asked = new Set<string>();
  page.on('request', (request) => {
    const part = /\/text-(\w+)-[^/]*\.woff2$/.exec(request.url())?.[1];
    if (part) asked.add(part);
  });
  await open(page, `${url}/about`);
  expect([...asked]).toEqual(['usual']);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const foreign = (await response.text()).replace(/(<footer.*?<p>)[^<]+/s, '$1Łódź, ÞÝ and Toronto™');
    // Drawn in its faces at once, and not from the next page on.
    await route.fulfill({ response, body: foreign.replaceAll('font-display:optional', 'font-display:swap') });
  });
  await open(page, `${url}/about`);
  await expect.poll(() => facesOf(page, 'footer p')).toEqual([expect.stringMatching(/^Source Sans 3/)]);
  expect([...asked].sort()).toEqual(['extended', 'latin', 'usual']);
});
