import { browserRefusesTracking } from '../consent/storedConsent.ts';

/** Whether the server takes vitals, and the visitor's browser does not object to being measured. */
export function areVitalsWanted(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.serverTiming ?? []).some(({ name }) => name === 'vitals') && !browserRefusesTracking();
}
