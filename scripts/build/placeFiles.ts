import type { Site } from '../../data/rules/schema/site.ts';
import { placeOf, recommendedAt } from '../../src/features/location/placeData.ts';
import type { PlaceList } from '../../src/features/location/placeList.ts';
import type { RecommendationList } from '../../src/features/location/recommendations.ts';

/** JSON files on locations that the browser fetches when a visitor needs them, by address. */
export function placeFiles(site: Site): Map<string, PlaceList | RecommendationList> {
  return new Map<string, PlaceList | RecommendationList>([
    [
      '/places.json',
      { places: site.locations.map((location) => placeOf(site, location)), selector: site.visitor.selector },
    ],
    ...site.locations.map((location) => [`/places/${location.slug}.json`, recommendedAt(site, location)] as const),
  ]);
}
