import { assistantOf } from './assistants.ts';
import type { MeasurementConfig } from './config.ts';
import { loadScript, salesAddress } from './loadScript.ts';
import { reportPages, type Router } from './pages.ts';
import { dropEvents, holdEvents, sendEventsTo, track } from './track.ts';
import { reportVitals } from './vitals.ts';

declare global {
  interface Window {
    /** Defined by the analytics script; `docs/measurement.md` lists the events. */
    analytics?: (name: string, properties?: Readonly<Record<string, string | number>>) => void;
    /** Defined by the sales-tracking script. */
    trackingFunctions?: { onLoad?: (settings: { appId: string }) => void };
  }
}

/** Loads the configured scripts and starts reporting events. Returns a function that stops reporting. */
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
