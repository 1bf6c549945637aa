import type { Coordinates } from '../schema/geo.ts';

/** Mean radius of the earth in kilometres. */
const earthRadiusKm = 6371;

/** Great-circle distance in kilometres (haversine), unrounded. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const latitude = radians(b.latitude - a.latitude);
  const longitude = radians(b.longitude - a.longitude);
  const halfChordSquared =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitude / 2) ** 2;
  // For antipodal points rounding can exceed 1, for which asin returns NaN.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, halfChordSquared)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
