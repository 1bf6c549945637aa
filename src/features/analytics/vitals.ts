import { onCLS, onINP, onLCP } from 'web-vitals';
import { track } from './track.ts';

/** Reports the web vitals LCP, CLS and INP, and FID where the browser supports it: web-vitals no longer does. */
export function reportVitals(): void {
  const report = ({ name, value, rating }: { name: string; value: number; rating: string }) =>
    track('web_vital', { name, value: Math.round(value * 1000) / 1000, rating });
  onLCP(report);
  onCLS(report);
  onINP(report);
  if (!PerformanceObserver.supportedEntryTypes?.includes('first-input')) return;
  new PerformanceObserver((entries, observer) => {
    for (const { startTime, processingStart } of entries.getEntries() as PerformanceEventTiming[]) {
      const value = processingStart - startTime;
      // https://web.dev/articles/fid
      report({ name: 'FID', value, rating: value <= 100 ? 'good' : value <= 300 ? 'needs-improvement' : 'poor' });
      observer.disconnect();
    }
  }).observe({ type: 'first-input', buffered: true });
}
