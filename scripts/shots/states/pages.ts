import { samplePages } from '../../support/samplePages.ts';
import type { State } from '../state.ts';

/** One page of each route, as it is for somebody who has been here before. */
export const pageStates: readonly State[] = samplePages.map(({ routeId, path }) => ({
  id: routeId,
  path,
  wholePage: true,
}));
