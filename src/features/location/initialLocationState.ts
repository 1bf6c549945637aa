import type { LocationState, Place } from './context.ts';

/** What is known of a visitor before anything is: the default place. */
export function initialLocationState(place: Place): LocationState {
  return {
    place,
    known: false,
    detected: false,
    settled: false,
    ipLocation: undefined,
    nearby: [],
    requesting: false,
    failure: undefined,
    message: undefined,
  };
}
