import { distanceKm } from '#data/rules/locations/distance.ts';
import { nearestLocations } from '#data/rules/locations/nearest.ts';
import type { Coordinates } from '#data/rules/schema/geo.ts';
import type { Place } from './context.ts';

/** How many nearby places are shown, including the nearest. */
const nearbyCount = 3;

/** Who is farther from every place is outside the area. */
const farthestKm = 100;

/** The nearest place; undefined for a position outside the area. */
export function nearestPlace(position: Coordinates, places: readonly Place[]): Place | undefined {
  const [place] = byDistance(position, places);
  return place && distanceKm(position, place) <= farthestKm ? place : undefined;
}

/** A place followed by its nearest neighbours: nearest to the visitor's position, if known, otherwise to the place. */
export function nearbyOf(place: Place, places: readonly Place[], position: Coordinates | undefined): Place[] {
  const others = byDistance(
    position ?? place,
    places.filter(({ slug }) => slug !== place.slug),
  ).slice(0, nearbyCount - 1);
  return [place, ...others].map((one) => ({
    ...one,
    apartKm: Math.round(distanceKm(place, one)),
    ...(position && { distanceKm: Math.round(distanceKm(position, one)) }),
  }));
}

function byDistance(position: Coordinates, places: readonly Place[]): Place[] {
  return nearestLocations(
    position,
    places.map((place) => ({ slug: place.slug, coordinates: place, place })),
  ).map(({ location }) => location.place);
}
