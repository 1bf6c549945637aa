import type { Site } from '../../data/schema/site.ts';
import { placeOf, recommendedAt } from '../../src/features/location/placeData.ts';
import type { PlaceList } from '../../src/features/location/placeList.ts';
import type { Recommended } from '../../src/features/location/recommended.ts';

/** JSON files on locations that the browser fetches when a visitor needs them, by address. */
export function placeFiles(site: Site): Map<string, PlaceList | Recommended> {
  return new Map<string, PlaceList | Recommended>([
    [
      '/places.json',
      { places: site.locations.map((location) => placeOf(site, location)), selector: site.visitor.selector },
    ],
    ...site.locations.map((location) => [`/places/${location.slug}.json`, recommendedAt(site, location)] as const),
  ]);
}
