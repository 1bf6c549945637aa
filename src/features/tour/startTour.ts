import type { TourStep } from '#data/rules/schema/tour.ts';

let running = false;

/** Result of an attempt: `blocked` where `mayStart` returned false after everything was loaded. */
export type TourAttempt = 'shown' | 'blocked' | 'failed';

/** Loads the tour's steps and code and shows it, unless it is running. Resolves when it has ended. Never rejects. */
export async function startTour(mayStart: () => boolean = () => true): Promise<TourAttempt> {
  if (running) return 'shown';
  running = true;
  try {
    const [{ showTour }, steps] = await Promise.all([import('./Tour.tsx'), fetchSteps()]);
    if (!mayStart()) return 'blocked';
    await showTour(steps);
    return 'shown';
  } catch {
    // Not recorded as taken, so that the next visit tries again.
    return 'failed';
  } finally {
    running = false;
  }
}

/** Rejects where the steps cannot be loaded, or there are none. */
async function fetchSteps(): Promise<readonly TourStep[]> {
  const steps: unknown = await (await fetch('/tour.json')).json();
  if (!Array.isArray(steps) || steps.length === 0) throw new Error('The tour has no steps.');
  return steps;
}
