import type { Location, Region } from '../schema/location.ts';
import type { Site } from '../schema/site.ts';

/** A place lies inside the box of its region: catches swapped and mistyped coordinates. */
export function coordinatesInRegion(site: Site): string[] {
  return site.locations.flatMap(({ slug, region: id, coordinates }) => {
    const bounds = site.regions.find((region) => region.id === id)?.bounds;
    if (!bounds || !liesOutside(coordinates, bounds)) return [];
    const { south, west, north, east } = bounds;
    return [
      `locations/${slug}: coordinates ${coordinates.latitude}, ${coordinates.longitude} lie outside the region ` +
        `"${id}" (latitude ${south} to ${north}, longitude ${west} to ${east}). ` +
        'Fix the coordinates or the bounds in data/regions.ts.',
    ];
  });
}

/** Whether a point is outside a box, as far as it has coordinates at all. */
function liesOutside(
  { latitude, longitude }: Location['coordinates'],
  { south, west, north, east }: Region['bounds'],
): boolean {
  return latitude < south || latitude > north || longitude < west || longitude > east;
}
