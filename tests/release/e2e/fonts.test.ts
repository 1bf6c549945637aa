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

/** A page that is hydrated while its fonts are still on their way, until `release` is called. */
async function openWithoutFonts(path: string, viewport: { width: number; height: number }) {
  const page = await quietPage(browser, { viewport });
  const release = await holdBack(page, '**/*.woff2');
  await page.goto(url + path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  return { page, release };
}

test.each(pages.flatMap((path) => [360, 1280].map((width) => ({ path, width }))))(
  '$path at $width px stays as it is when its fonts come late, and has them on the next page',
  async ({ path, width }) => {
    const { page, release } = await openWithoutFonts(path, { width, height: 800 });
    expect((await facesOf(page, 'h1')).join()).not.toMatch(/Bricolage Grotesque/);
    release();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await layoutShifts(page)).toEqual([]);
    // Faces that are not there within 100 ms are not used on a page at all (font-display: optional), which a busy machine may
    // miss even with fonts that it has: one of the next pages has both.
    const faces = async () => {
      await open(page, url + path);
      return [...(await facesOf(page, 'h1')), ...(await facesOf(page, 'footer p'))].join();
    };
    await expect.poll(faces).toMatch(/^Bricolage.*,Source Sans 3/);
  },
);
