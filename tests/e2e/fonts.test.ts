import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layoutShifts } from '../support/layoutShift.ts';
import { site } from '#scripts/support/builtSite.ts';
import { hydrated, open, startVisit, type Visit } from '#scripts/support/visit.ts';

let visit: Visit;
beforeAll(async () => {
  visit = await startVisit();
});
afterAll(() => visit.stop());

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

test.each(pages.flatMap((path) => [360, 1280].map((width) => ({ path, width }))))(
  'nothing on $path moves at $width px when its fonts arrive late',
  async ({ path, width }) => {
    const page = await visit.browser.newPage({ viewport: { width, height: 800 } });
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(visit.url + path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    const arrived = Promise.all(
      ['heading', 'text'].map((name) => page.waitForResponse((response) => response.url().includes(`/${name}-usual`))),
    );
    release();
    for (const response of await arrived) await response.finished();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShifts(page)).toEqual([]);
    await page.close();
  },
);

test("a page is written in the site's own faces once they are there", async () => {
  const page = await visit.browser.newPage();
  await open(page, visit.url);
  await open(page, `${visit.url}/about`);
  expect((await facesOf(page, 'h1')).join()).toMatch(/^Bricolage Grotesque/);
  expect((await facesOf(page, 'main p')).join()).toMatch(/^Source Sans 3/);
  await page.close();
});
