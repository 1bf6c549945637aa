import { writeStorage } from './browserStorage.ts';

/** Key in local storage. The record is removed after seven days (`cleanUpStorage`). */
const performanceKey = 'performanceRecord';

/** Stores how long this page took to load, in whole milliseconds since the start of the navigation. Waits for the load event. */
export function savePerformanceRecord(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => savePerformanceRecord(), { once: true });
    return;
  }
  // `loadEventEnd` is set only after all listeners of the load event have run.
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
