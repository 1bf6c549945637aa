import type { Site } from '../../data/schema/site.ts';
import { placeOf, recommendedAt } from '../../src/features/location/placeData.ts';
import type { PlaceList } from '../../src/features/location/placeList.ts';
import type { Recommended } from '../../src/features/location/recommendations.ts';

/** What the browser fetches of places when it needs it, by address. */
export function placeFiles(site: Site): Map<string, PlaceList | Recommended> {
  return new Map<string, PlaceList | Recommended>([
    [
      '/places.json',
      { places: site.locations.map((location) => placeOf(site, location)), selector: site.visitor.selector },
    ],
    ...site.locations.map((location) => [`/places/${location.slug}.json`, recommendedAt(site, location)] as const),
  ]);
}
