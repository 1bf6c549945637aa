import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { hydrated } from '../support/browser.ts';
import type { State } from './states.ts';

// Playwright would wait for fonts, which some states hold back; the others are waited for below.
process.env.PW_TEST_SCREENSHOT_NO_FONTS_READY = '1';

export interface Shot {
  state: State;
  width: number;
  colorScheme: 'light' | 'dark';
}

/** Brings a page of its own into a state and takes its picture. `first` takes the window alone, whatever the state asks for. */
export async function takeShot(
  browser: Browser,
  url: string,
  { state, width, colorScheme }: Shot,
  { out, first }: { out: string; first: boolean },
): Promise<void> {
  const { deviceScaleFactor = 1, ...viewport } = state.window ?? { width, height: width < 600 ? 740 : 900 };
  const context = await browser.newContext({ colorScheme, viewport, deviceScaleFactor, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    // Never answered: the requests end with the page.
    if (state.fontsLate) await page.route('**/*.woff2', () => {});
    await state.arrange?.(page);
    await page.goto(url + state.path, { waitUntil: state.fontsLate ? 'domcontentloaded' : 'load' });
    await hydrated(page);
    await state.reach?.(page);
    if (state.print) await page.emulateMedia({ media: 'print' });
    if (!state.fontsLate) await page.evaluate(() => document.fonts.ready.then(() => true));
    const fullPage = Boolean(state.wholePage) && !first;
    if (fullPage) await loadPictures(page);
    const name = `${state.id.replaceAll('/', '_')}-${viewport.width}-${colorScheme}.png`;
    await page.screenshot({ path: join(out, name), fullPage });
  } catch (error) {
    throw new Error(`${state.id} at ${width} pixels in ${colorScheme}: the state was not reached.`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Loads what waits until it is scrolled to. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => {});
      }),
    ),
  );
}
