import { samplePages } from '../../support/samplePages.ts';
import type { State } from '../state.ts';

/** A desktop of 1280 x 800 pixels at 200 % zoom. */
const zoomed = { width: 640, height: 400, deviceScaleFactor: 2 };
/** The smallest window that WCAG asks for (1.4.10). */
const smallest = { width: 320, height: 256 };
/** A sheet of letter paper without its margins, at 96 pixels an inch. */
const paper = { width: 720, height: 960 };

/** One page of each route, as it is for somebody who has been here before. */
export const pageStates: readonly State[] = samplePages.map(({ routeId, path }) => ({
  id: routeId,
  path,
  wholePage: true,
}));

/** The same pages on windows and sheets that are seldom looked at: at its top, and half-way down. */
export const screenStates: readonly State[] = samplePages.flatMap(({ routeId, path }): State[] => [
  ...Object.entries({ zoomed, smallest }).flatMap(([name, window]): State[] => [
    { id: `${name}-${routeId}`, path, window },
    {
      id: `${name}-${routeId}-middle`,
      path,
      window,
      reach: (page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })),
    },
  ]),
  { id: `print-${routeId}`, path, window: paper, print: true, wholePage: true },
]);
