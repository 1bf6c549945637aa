import type { Location } from '#data/schema/location.ts';
import type { Site } from '#data/schema/site.ts';
import { nearbyOf } from '../../features/location/nearby.ts';
import { placeOf, roomiest } from '../../features/location/placeData.ts';
import { supportOf } from '../../seo/copy.ts';

/** A place and its two nearest neighbours, what is done there, and the room that any other three would take. */
export function stationsFrom(site: Site, place: Location) {
  const places = site.locations.map((location) => placeOf(site, location));
  return {
    stations: nearbyOf(placeOf(site, place), places, undefined),
    services: site.services.map(({ id, name }) => ({ id, name })),
    support: supportOf(site),
    room: {
      region: roomiest(places.map(({ region }) => region)),
      sectors: roomiest(places.map(({ sectors }) => sectors.join(', '))),
      landmark: roomiest(places.map(({ landmark }) => landmark)),
    },
  };
}
