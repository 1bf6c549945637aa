import { type Nearby, nearestLocations, type Placed } from './nearest.ts';

/** The `count` nearest other locations to a location, nearest first. */
export function otherNearest<L extends Placed>(location: Placed, locations: readonly L[], count: number): Nearby<L>[] {
  const others = locations.filter(({ slug }) => slug !== location.slug);
  return nearestLocations(location.coordinates, others, count);
}
