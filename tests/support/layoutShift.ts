import type { Page } from 'playwright';
import { lateFontsMeasure } from '#src/features/lateFonts/applyLateFonts.ts';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/**
 * The layout shifts of a page since it was loaded, without those after user input: each with its score and its elements.
 * Left out is what moves where fonts come late, which depends on the machine, unless `lateFonts` asks for it.
 */
export function layoutShifts(page: Page, { lateFonts = false } = {}): Promise<string[]> {
  return page.evaluate(
    (measure) =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const exchange = measure ? performance.getEntriesByName(measure)[0] : undefined;
        const isOfFonts = (time: number) =>
          exchange !== undefined && time >= exchange.startTime && time <= exchange.startTime + exchange.duration;
        const add = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput, sources, startTime } of entries as Shift[]) {
            if (!hadRecentInput && !isOfFonts(startTime))
              found.push(
                `${value.toFixed(5)} ${sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent?.slice(0, 40)}`).join(' | ')}`,
              );
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // A shift is reported up to two frames after it was drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              add(observer.takeRecords());
              observer.disconnect();
              resolve(found);
            }, 50),
          ),
        );
      }),
    lateFonts ? '' : lateFontsMeasure,
  );
}
