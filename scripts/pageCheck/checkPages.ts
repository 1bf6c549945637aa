import type { Browser, Page } from 'playwright';
import { hydrated } from '../../tests/support/visit.ts';
import { findFaults, unfold, widths } from './browserRules.ts';
import type { Fault } from './rule.ts';

export interface PageFault extends Fault {
  path: string;
  width: number;
}

/** Pages looked at side by side: much of the time each waits for a frame. */
const atOnce = 4;

/** Looks at each path at each width. `onPage` hears how many are done. */
export async function checkPages(
  browser: Browser,
  url: string,
  paths: readonly string[],
  onPage?: (done: number) => void,
): Promise<PageFault[]> {
  const waiting = [...paths];
  const faults: PageFault[] = [];
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        faults.push(...(await checkPage(page, url, path)));
        done += 1;
        onPage?.(done);
      }
      await page.context().close();
    }),
  );
  return faults.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path) || a.width - b.width);
}

async function checkPage(page: Page, url: string, path: string): Promise<PageFault[]> {
  const faults: PageFault[] = [];
  await page.setViewportSize({ width: widths[0], height: 740 });
  await page.goto(url + path);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await unfold(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    for (const fault of await findFaults(page)) faults.push({ path, width, ...fault });
  }
  return faults;
}
