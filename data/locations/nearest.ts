import type { Coordinates } from '../schema/geo.ts';
import type { Location } from '../schema/location.ts';
import { distanceKm } from './distance.ts';

/** The part of a location that a distance needs, so that a short list will do in the browser. */
export type Placed = Pick<Location, 'slug' | 'coordinates'>;

export interface Nearby<L extends Placed> {
  location: L;
  distanceKm: number;
}

/** The `count` locations nearest to a point (all by default), nearest first, with unrounded distances; equally far ones by slug. */
export function nearestLocations<L extends Placed>(
  point: Coordinates,
  locations: readonly L[],
  count = locations.length,
): Nearby<L>[] {
  return locations
    .map((location) => ({ location, distanceKm: distanceKm(point, location.coordinates) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || (a.location.slug < b.location.slug ? -1 : 1))
    .slice(0, count);
}
