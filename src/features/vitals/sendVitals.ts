import { onCLS, onINP, onLCP } from 'web-vitals';

/**
 * Measures LCP, INP and CLS, and sends them once, when the page is hidden: without cookies, and with the kind of page that the
 * visit began on alone.
 */
export function sendVitals(page: string): void {
  const values: Record<string, number> = {};
  const keep = ({ name, value }: { name: string; value: number }) => {
    values[name.toLowerCase()] = Math.round(value * 1000) / 1000;
  };
  onLCP(keep);
  onCLS(keep);
  onINP(keep);
  let sent = false;
  // On the window, which the event reaches after the document, where web-vitals finishes its values.
  addEventListener('visibilitychange', () => {
    if (sent || document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    const body = new Blob([JSON.stringify({ page, ...values })], { type: 'application/json' });
    sent = navigator.sendBeacon('/api/vitals', body);
  });
}
