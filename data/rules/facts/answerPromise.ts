import type { Claim } from '../schema/claim.ts';
import { durationMinutes } from '../text/durationMinutes.ts';

/** The claim that says within what time visitors are answered. At the owner's desk, a request that waits longer is overdue. */
export const promiseClaim = 'non-critical';

/** The longest that an answer may take, in minutes of opening hours; undefined where nothing is promised. */
export function promisedMinutes(claims: readonly Claim[]): number | undefined {
  return durationMinutes(claims.find(({ id }) => id === promiseClaim)?.value ?? '');
}
