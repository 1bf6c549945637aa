import type { Browser, Page } from 'playwright';
import { hydrated } from '../support/browser.ts';
import { findFaults, openDetails, widths } from './browserRules.ts';
import type { Fault } from './dom.ts';

export interface PageFault extends Fault {
  path: string;
  width: number;
}

/** Pages open at a time: each spends most of its time waiting for frames. */
const concurrency = 4;

/**
 * Opens pages in a browser at every width and returns what cannot be read there, sorted by page and width.
 * @param onPage called with the number of pages done
 */
export async function checkLayout(
  browser: Browser,
  url: string,
  paths: readonly string[],
  onPage?: (done: number) => void,
): Promise<PageFault[]> {
  const waiting = [...paths];
  const faults: PageFault[] = [];
  let done = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        for (const fault of await checkPage(page, url + path)) faults.push({ path, ...fault });
        done += 1;
        onPage?.(done);
      }
      await page.context().close();
    }),
  );
  return faults.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path) || a.width - b.width);
}

async function checkPage(page: Page, address: string): Promise<Omit<PageFault, 'path'>[]> {
  const faults: Omit<PageFault, 'path'>[] = [];
  await page.setViewportSize({ width: widths[0], height: 740 });
  await page.goto(address);
  await hydrated(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await openDetails(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    for (const fault of await findFaults(page)) faults.push({ width, ...fault });
  }
  return faults;
}

const maxPaths = 3;

/** The faults as lines: equal ones are grouped, with the paths and widths where they were found. */
export function reportFaults(faults: readonly PageFault[]): string[] {
  const groups = Map.groupBy(
    faults,
    ({ rule, element, what }) => `${rule}: ${element.replace(/ ".*/, '')}: ${what.replace(/ -?\d+ px/, '')}`,
  );
  return [...groups].flatMap(([title, same]) => {
    const paths = [...new Set(same.map(({ path }) => path))];
    const widths = [...new Set(same.map(({ width }) => width))].sort((a, b) => a - b);
    const more = paths.length > maxPaths ? ` and ${paths.length - maxPaths} more` : '';
    return [
      title,
      `  such as ${same[0]?.element}`,
      `  at ${widths.join(', ')} px on ${paths.slice(0, maxPaths).join(', ')}${more}`,
    ];
  });
}
