import type { TourStep } from '#data/schema/content.ts';

let running = false;

/** What became of an attempt: `blocked` where `mayStart` said no once everything had arrived. */
export type TourAttempt = 'shown' | 'blocked' | 'failed';

/** Loads the tour's words and code and shows it, unless it is shown already; ends with it. Without a connection there is no tour. */
export async function startTour(mayStart: () => boolean = () => true): Promise<TourAttempt> {
  if (running) return 'shown';
  running = true;
  try {
    const [{ showTour }, steps] = await Promise.all([import('./Tour.tsx'), fetchSteps()]);
    if (!mayStart()) return 'blocked';
    await showTour(steps);
    return 'shown';
  } catch {
    // Nothing is noted as taken: the next visit tries again.
    return 'failed';
  } finally {
    running = false;
  }
}

/** @throws Error where there are none to be had */
async function fetchSteps(): Promise<readonly TourStep[]> {
  const steps: unknown = await (await fetch('/tour.json')).json();
  if (!Array.isArray(steps) || steps.length === 0) throw new Error('The tour has no steps.');
  return steps;
}
