import type { Location, Region } from '../schema/location.ts';
import type { RecordCheck } from './recordCheck.ts';

/** Locations lie within the bounds of their region, which detects swapped and mistyped coordinates. */
export const coordinatesInRegion: RecordCheck = (site) => {
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
};

/** Whether a point is outside a bounding box; false for missing coordinates, which the schema reports. */
function liesOutside(
  { latitude, longitude }: Location['coordinates'],
  { south, west, north, east }: Region['bounds'],
): boolean {
  return latitude < south || latitude > north || longitude < west || longitude > east;
}
