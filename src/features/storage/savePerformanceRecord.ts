import { writeStorage } from './browserStorage.ts';

/** Under which key the record of the last load is kept; it goes after seven days (`cleanUpStorage`). */
export const performanceKey = 'performanceRecord';

/** Keeps how long this page took to load, in whole milliseconds from the start of the navigation; once the load is over. */
export function savePerformanceRecord(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => savePerformanceRecord(), { once: true });
    return;
  }
  // The load event's own end is written after its listeners have run.
  setTimeout(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (!entry) return;
    const record = {
      timestamp: Date.now(),
      loadTime: Math.round(entry.loadEventEnd),
      domReady: Math.round(entry.domContentLoadedEventEnd),
    };
    writeStorage('local', performanceKey, JSON.stringify(record));
  }, 0);
}
