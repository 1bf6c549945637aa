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
import { nearbyOf } from '../../features/location/nearby.ts';
import { placeOf, recommendationRoom } from '../../features/location/placeData.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { pageCopy } from '../shared/copy.ts';
import { itemListNode } from '../../seo/nodes.ts';
import { fullMap } from '../../sections/TransitMap/data/fullMap.ts';
import { mapLayout } from '../../sections/TransitMap/data/mapLayout.ts';

export type LocationsData = DataOf<typeof source>;

export const source = pageSource({
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
        // In the order of the region's line on the map; locations that are not on the map come last.
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
          // From the office, as the location's own page says it.
          distance:
            location === home
              ? locationsSourceMessages.whereLinesMeet
              : fill(locationsSourceMessages.distance, {
                  km: Math.round(distanceKm(provider.coordinates, location.coordinates)),
                }),
        }));
        // The index decides the colour.
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
        // The home location and its neighbours, for a visitor of whom nothing is known.
        usual,
        search: {
          areas: postalAreasOf(site.locations),
          names: namesOf(site),
          around: aroundOf(provider),
          phone: provider.phone,
        },
        recommendations: recommendationRoom(site),
        map: fullMap(site),
        // Chosen at first.
        home: home.slug,
        regions,
      },
    };
  },
});

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
