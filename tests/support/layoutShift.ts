import type { Page } from 'playwright';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/**
 * Scores that add up to less are none. On a machine that is busy with other things the parser stops in the middle of a table, whose
 * columns then move by some pixels, and a quote is redrawn line by line: up to 0.00017 of a page watched as a whole.
 */
const negligible = 0.0002;

/** The layout shifts of a page since it was loaded, without those after user input: each with its score and its elements. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    (least) =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        let total = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput, sources } of entries as Shift[]) {
            if (hadRecentInput) continue;
            total += value;
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
              resolve(total < least ? [] : found);
            }, 50),
          ),
        );
      }),
    negligible,
  );
}
