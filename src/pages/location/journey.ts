import { distanceKm } from '#data/rules/locations/distance.ts';
import { locationPageSourceMessages } from '#data/messages/locationPage.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import { fill } from '#data/rules/text/fill.ts';

/** The way from the office to a location, in words. */
export interface Journey {
  /** A sentence with the condition of the travel time. */
  text: string;
  /** The travel time alone, where it is known. */
  drive?: string;
  /** What fits below a name on the map. */
  short: string;
}

/**
 * The way from the office to a location: the distance in a straight line, and the time where the provider gives the speed
 * it reckons with. Undefined for the location of the office itself.
 */
export function journeyTo(
  { slug, coordinates }: Pick<Location, 'slug' | 'coordinates'>,
  provider: Pick<Provider, 'coordinates' | 'homeLocation' | 'area'>,
): Journey | undefined {
  if (slug === provider.homeLocation) return undefined;
  const km = Math.round(distanceKm(provider.coordinates, coordinates));
  const speed = provider.area.travelSpeed;
  const { journey, journeyWithTime, journeyShort, journeyShortWithTime, journeyDrive } = locationPageSourceMessages;
  if (speed === undefined) return { text: fill(journey, { km }), short: fill(journeyShort, { km }) };
  // To five minutes: the speed is an average.
  const minutes = Math.max(5, Math.round(((km / speed) * 60) / 5) * 5);
  return {
    text: fill(journeyWithTime, { km, minutes }),
    drive: fill(journeyDrive, { minutes }),
    short: fill(journeyShortWithTime, { km, minutes }),
  };
}
