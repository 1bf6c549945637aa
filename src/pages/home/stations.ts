import type { Location } from '#data/schema/location.ts';
import type { Site } from '#data/schema/site.ts';
import { siteIndex } from '../../routing/siteIndex.ts';

/** A place of the strip. */
export interface Station {
  slug: string;
  name: string;
  region: string;
  sectors: string[];
  landmark: string;
  /** How far it is from the first place; the first one has none. */
  distance?: { km: number; from: string };
  /** The services with a page about this place; the first place alone lists them. */
  services?: { id: string; name: string }[];
}

/** A place and its two nearest neighbours. */
export function stationsFrom(site: Site, place: Location): Station[] {
  const index = siteIndex(site);
  const station = ({ slug, name, region, landmark }: Location): Station => {
    const { name: regionName, sectors } = index.region(region);
    return { slug, name, region: regionName, sectors, landmark };
  };
  return [
    { ...station(place), services: site.services.map(({ id, name }) => ({ id, name })) },
    ...index.neighbours(place.slug).slice(0, 2).map(({ location, distanceKm }) => ({
      ...station(location), distance: { km: Math.round(distanceKm), from: place.name },
    })),
  ];
}
