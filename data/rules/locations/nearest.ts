import type { Coordinates } from '../schema/geo.ts';
import type { Location } from '../schema/location.ts';
import { distanceKm } from './distance.ts';

/** The fields of a location that distances need, so that the browser can use a short list. */
export type Placed = Pick<Location, 'slug' | 'coordinates'>;

export interface Nearby<L extends Placed> {
  location: L;
  distanceKm: number;
}

/** The `count` nearest locations to a point (all by default), nearest first and by slug at equal distance. Distances are unrounded kilometres. */
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
