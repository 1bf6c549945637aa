import type { Found, Place } from './context.ts';

/** What is known of a visitor before anything is: the default place. */
export function unknownAt(place: Place): Found {
  return {
    place,
    known: false,
    detected: false,
    settled: false,
    ipLocation: undefined,
    nearby: [],
    requesting: false,
    trouble: undefined,
    message: undefined,
  };
}
