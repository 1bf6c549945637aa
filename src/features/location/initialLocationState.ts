import type { LocationState, Place } from './context.ts';

/** The state of the prerendered page, and of a visitor of whom nothing is known: the default place. */
export function initialLocationState(place: Place): LocationState {
  return {
    place,
    known: false,
    chosen: false,
    detected: false,
    settled: false,
    ipLocation: undefined,
    nearby: [],
    requesting: false,
    failure: undefined,
    message: undefined,
  };
}
