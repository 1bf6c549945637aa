import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '#scripts/support/root.ts';
import { launchBrowser, packagedPath } from '#scripts/support/browser.ts';
import { watchedPage } from '#tests/support/visit.ts';
import { type ChildServer, startScript } from '#tests/support/childServer.ts';

/** How the primitives looked when somebody last looked at them and found them right; taken anew with `UPDATE_PICTURES=1`. */
const pictures = join(import.meta.dirname, 'pictures');
/** Where what looks otherwise is put, with what differs marked. */
const otherwise = join(root, 'shots/otherwise');
/** Header and dock stand over a primitive wherever the page is scrolled to, and the header's shadow comes with the scroll event. */
const shellHidden = '[data-header], [data-dock] { visibility: hidden }';
/** So many pixels of a picture may differ: an edge drawn by another processor, never a corner, a line or a word. */
const maxPixels = 10;

let browser: Browser;
let server: ChildServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser({ path: packagedPath() }), startScript('scripts/dev.ts')]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The bands of the page of primitives that hold each primitive once; the dark scheme has the same shapes in other colours. */
const compared = [6, 7, 8, 9, 12];

it('every primitive looks as it did', { timeout: 120_000 }, async () => {
  const { page, context } = await watchedPage(browser, {
    colorScheme: 'light',
    reducedMotion: 'reduce',
    viewport: { width: 720, height: 900 },
  });
  await drawLateFonts(page);
  await page.goto(`${server.url}/_kit`);
  await page.getByRole('button', { name: 'Dialog' }).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
  const different: string[] = [];
  for (const band of compared) {
    const name = `${String(band).padStart(2, '0')}-light`;
    const section = page.locator('main > section').nth(band - 1);
    const pixels = await differing(name, await section.screenshot({ animations: 'disabled', style: shellHidden }));
    if (pixels > maxPixels) different.push(`${name}: ${pixels} pixels (${join(otherwise, name)}.png)`);
  }
  expect(different).toEqual([]);
  await context.close();
});

/** Draws text in its typefaces however late they come: nothing is drawn in another one first. */
async function drawLateFonts(page: Page): Promise<void> {
  await page.route('**/*.css*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('font-display:swap', 'font-display:block'),
    });
  });
}

/** How many pixels of a picture differ from the one that is kept; what has another size is another picture. */
async function differing(name: string, shot: Buffer): Promise<number> {
  const file = join(pictures, `${name}.webp`);
  if (process.env.UPDATE_PICTURES) {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(file, await sharp(shot).webp({ lossless: true, effort: 6 }).toBuffer());
    return 0;
  }
  const [now, before] = await Promise.all(
    [shot, existsSync(file) ? readFileSync(file) : shot].map((picture) =>
      sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!now || !before) return Infinity;
  const { width, height } = now.info;
  const marked = Buffer.alloc(now.data.length);
  const sameSize = existsSync(file) && before.info.width === width && before.info.height === height;
  const pixels = sameSize
    ? pixelmatch(now.data, before.data, marked, width, height, { threshold: 0.05, includeAA: true })
    : Infinity;
  if (pixels > maxPixels) {
    mkdirSync(otherwise, { recursive: true });
    writeFileSync(join(otherwise, `${name}.png`), shot);
    if (sameSize)
      await sharp(marked, { raw: { width, height, channels: 4 } })
        .png()
        .toFile(join(otherwise, `${name}-marked.png`));
  }
  return pixels;
}
