import { assistantOf } from './assistants.ts';
import type { MeasurementConfig } from './config.ts';
import { loadScript, salesAddress } from './loadScript.ts';
import { reportPages, type Router } from './pages.ts';
import { dropEvents, holdEvents, sendEventsTo, track } from './track.ts';
import { reportVitals } from './vitals.ts';

declare global {
  interface Window {
    /** What the analytics script offers; `docs/measurement.md` says what it is called with. */
    analytics?: (name: string, properties?: Readonly<Record<string, string | number>>) => void;
    /** What the sales-tracking script may offer: started with the application id. */
    trackingFunctions?: { onLoad?: (settings: { appId: string }) => void };
  }
}

/** Measures from now on: loads the scripts that are configured and reports to the analytics script. Returns what stops it. */
export function measure(router: Router, { analytics, sales }: MeasurementConfig): () => void {
  const blocked = (error: Error) => console.info(error.message);
  let stopPages = () => {};
  if (analytics) {
    holdEvents();
    const assistant = assistantOf(document.referrer);
    if (assistant) track('ai_referral', { assistant });
    stopPages = reportPages(router);
    reportVitals();
    loadScript(analytics.src, { siteKey: analytics.id }).then(
      () => sendEventsTo(({ name, properties }) => window.analytics?.(name, properties)),
      (error: Error) => {
        blocked(error);
        dropEvents();
      },
    );
  } else {
    dropEvents();
  }
  if (sales)
    loadScript(salesAddress(sales.src, sales.id)).then(
      () => window.trackingFunctions?.onLoad?.({ appId: sales.id }),
      blocked,
    );
  return () => {
    stopPages();
    dropEvents();
  };
}
