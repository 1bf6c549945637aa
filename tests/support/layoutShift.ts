import type { Page } from 'playwright';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** The layout shifts of a page since it was loaded, without those after user input: each with its score and its elements. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const add = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput, sources } of entries as Shift[]) {
            if (!hadRecentInput)
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
  );
}
