import type { Site } from '../schema/site.ts';

/** A place lies inside the box of its region: catches swapped and mistyped coordinates. */
export function coordinatesInRegion(site: Site): string[] {
  return site.locations.flatMap(({ slug, region: id, coordinates: { latitude, longitude } }) => {
    const bounds = site.regions.find((region) => region.id === id)?.bounds;
    if (!bounds) return [];
    const inside = latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east;
    if (inside) return [];
    return [
      `locations/${slug}: coordinates ${latitude}, ${longitude} lie outside the region "${id}" (latitude ${bounds.south} to ${bounds.north}, longitude ${bounds.west} to ${bounds.east}). ` +
        'Fix the coordinates or the bounds in regions.ts.',
    ];
  });
}
