import { postalAreasOf } from '#data/rules/locations/locationOfPostalCode.ts';
import { distanceKm } from '#data/rules/locations/distance.ts';
import { populationText } from '#data/rules/locations/populationText.ts';
import { provinces } from '#data/rules/places/provinces.ts';
import type { LocationNames } from '#data/rules/locations/locationByName.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { locationsSourceMessages } from '#data/messages/locations.ts';
import { offersSourceMessages } from '#data/messages/offers.ts';
import { fill } from '#data/rules/text/fill.ts';
import { numberInWords } from '#data/rules/text/numberInWords.ts';
import type { Place } from '../../features/location/context.ts';
import type { PlaceSearchProps } from '../../features/location/components/PlaceSearch.tsx';
import { nearbyOf } from '../../features/location/nearby.ts';
import { placeOf, recommendationRoom } from '../../features/location/placeData.ts';
import type { RecommendationRoom } from '../../features/location/recommendations.ts';
import type { PageSource } from '../../types/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { pageCopy } from '../shared/copy.ts';
import { itemListNode } from '../../seo/nodes.ts';
import { fullMap } from '../../sections/TransitMap/data/fullMap.ts';
import { mapLayout } from '../../sections/TransitMap/data/mapLayout.ts';
import type { FullMapData } from '../../sections/TransitMap/data/mapTypes.ts';

export interface LocationsData {
  heading: string;
  intro: string;
  /** The home location and its neighbours, for a visitor of whom nothing is known. */
  usual: readonly Place[];
  search: PlaceSearchProps;
  recommendations: RecommendationRoom;
  map: FullMapData;
  /** Slug of the home location, which is chosen at first. */
  home: string;
  regions: {
    name: string;
    /** The region's index in the list of regions, from 0: it decides the colour. */
    regionIndex: number;
    sectors: string[];
    /** In the order of the region's line on the map; locations that are not on the map come last. */
    locations: {
      name: string;
      href: string;
      slug: string;
      population: string;
      landmark?: string;
      /** Kinds of firms at the location. */
      firms: string[];
      /** How far the location is from the office, as its own page says it. */
      distance: string;
    }[];
  }[];
}

export const source: PageSource<Record<string, never>, LocationsData> = {
  params: () => [{}],
  content: (site, _, path) => {
    const { provider } = site;
    const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, provider.locale);
    const home = siteIndex(site).location(provider.homeLocation);
    const onLines = new Map(mapLayout(site, 'wide').lines.map(({ id, stations }) => [id, stations]));
    const byRegion = Map.groupBy(site.locations, ({ region }) => region);
    const regions = site.regions
      .map(({ id, name, sectors }, regionIndex) => {
        const order = (slug: string) => onLines.get(id)?.indexOf(slug) ?? -1;
        const along = (byRegion.get(id) ?? []).toSorted(
          (a, b) =>
            (order(a.slug) < 0 ? 1 : 0) - (order(b.slug) < 0 ? 1 : 0) || order(a.slug) - order(b.slug) || byName(a, b),
        );
        const locations = along.map((location) => ({
          name: location.name,
          href: `/locations/${location.slug}`,
          slug: location.slug,
          population: populationText(location),
          firms: location.sectors.slice(0, 2),
          ...(location.landmark === undefined ? {} : { landmark: location.landmark }),
          distance:
            location === home
              ? locationsSourceMessages.whereLinesMeet
              : fill(locationsSourceMessages.distance, {
                  km: Math.round(distanceKm(provider.coordinates, location.coordinates)),
                }),
        }));
        return { name, regionIndex, sectors, locations };
      })
      .filter(({ locations }) => locations.length > 0)
      .toSorted(byName);
    const { head, heading, intro } = pageCopy(site, 'locations', {
      count: numberInWords(site.locations.length),
      regions: numberInWords(regions.length),
    });
    const usual = nearbyOf(
      placeOf(site, home),
      site.locations.map((location) => placeOf(site, location)),
      undefined,
    );
    const list = regions.flatMap(({ locations }) => locations);
    return {
      breadcrumbs: [{ label: offersSourceMessages.locations, href: path }],
      head: { ...head, pageType: 'CollectionPage', nodes: [itemListNode(provider.origin, path, heading, list)] },
      data: {
        heading,
        intro,
        usual,
        search: {
          areas: postalAreasOf(site.locations),
          names: namesOf(site),
          around: aroundOf(provider),
          phone: provider.phone,
        },
        recommendations: recommendationRoom(site),
        map: fullMap(site),
        home: home.slug,
        regions,
      },
    };
  },
};

/** How people write the province and the country behind a place. */
function aroundOf({ address: { region, country }, locale }: Site['provider']): string[] {
  const named = provinces[region];
  const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return [region, country, ...(named ? [named, named.slice(0, 3)] : []), ...(countryName ? [countryName] : [])];
}

/** Under which names each location is found: its own, its districts, and towns within it. */
const namesOf = ({ locations, assistant }: Site): LocationNames =>
  Object.fromEntries(
    locations.map(({ slug, name, districts }) => {
      const towns = assistant.places.filter(({ within }) => within === slug);
      return [slug, [name, ...districts, ...towns.flatMap((town) => [town.name, ...(town.aliases ?? [])])]];
    }),
  );
