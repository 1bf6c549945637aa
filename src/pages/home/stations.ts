import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { longestOf } from '#data/rules/text/longestOf.ts';
import { nearbyOf } from '../../features/location/nearby.ts';
import { placeOf, textWithMostLines } from '../../features/location/placeData.ts';
import { supportOf } from '../shared/copy.ts';

/** A location and its two nearest neighbours, what is done there, and the longest texts of any other three. */
export function stationsFrom(site: Site, home: Location) {
  const places = site.locations.map((location) => placeOf(site, location));
  return {
    stations: nearbyOf(placeOf(site, home), places, undefined),
    services: site.services.slice(0, 2).map(({ id, name }) => ({ id, name })),
    support: supportOf(site),
    longest: {
      region: longestOf(places.map(({ region }) => region)),
      sectors: textWithMostLines(places.map(({ sectors }) => sectors.join(', '))),
      landmark: longestOf(places.map(({ landmark = '' }) => landmark)),
    },
  };
}
