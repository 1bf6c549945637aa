import type { Nearby } from '#data/rules/locations/nearest.ts';
import { otherNearest } from '#data/rules/locations/otherNearest.ts';
import { lineColour } from '#data/rules/map/lineColour.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';

const indexes = new WeakMap<Site, ReturnType<typeof makeSiteIndex>>();

/** Indexed access to a site's records; built once per site, because every page uses it. */
export function siteIndex(site: Site) {
  const index = indexes.get(site) ?? makeSiteIndex(site);
  indexes.set(site, index);
  return index;
}

function makeSiteIndex(site: Site) {
  const neighbours = new Map<string, Nearby<Location>[]>();
  const locationOf = getter('location', site.locations, ({ slug }) => slug);
  const { servicesInIndustries, servicesInLocations, industriesInLocations } = site.pairs;
  const combinations = new Map(
    site.combinations.map((text) => [`${text.service} ${text.industry} ${text.location}`, text]),
  );
  const industryInLocation = pairFinder(industriesInLocations, ({ industry, location }) => [industry, location]);
  return {
    service: getter('service', site.services, ({ id }) => id),
    planService: getter('planService', site.planServices, ({ slug }) => slug),
    industry: getter('industry', site.industries, ({ slug }) => slug),
    location: locationOf,
    region: getter('region', site.regions, ({ id }) => id),
    /** Number of a region's line colour, from 1 to 5. */
    lineColour: (id: string) => lineColour(site.regions.findIndex((region) => region.id === id)),
    /** The other locations nearest to one, the nearest first; at most four. */
    neighbours(slug: string) {
      const found = neighbours.get(slug) ?? otherNearest(locationOf(slug), site.locations, 4);
      neighbours.set(slug, found);
      return found;
    },
    /** Texts about a pair of records, also of a plan service in a location; undefined where there is none. */
    serviceInIndustry: pairFinder(servicesInIndustries, ({ service, industry }) => [service, industry]),
    serviceInLocation: pairFinder(servicesInLocations, ({ service, location }) => [service, location]),
    industryInLocation,
    /** The path of the page of an industry in a location; undefined where it has none. */
    industryPlacePath: (industry: string, location: string) =>
      industryInLocation(industry, location) ? `/industries/${industry}/${location}` : undefined,
    /** The text of a service for an industry in a location; undefined where the page is made of its pairs. */
    combination: (service: string, industry: string, location: string) =>
      combinations.get([service, industry, location].join(' ')),
  };
}

function getter<Item>(kind: string, items: readonly Item[], keyOf: (item: Item) => string): (key: string) => Item {
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  return (key) => {
    const found = byKey.get(key);
    if (!found) throw new RangeError(`There is no ${kind} "${key}".`);
    return found;
  };
}

function pairFinder<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => [string, string],
): (a: string, b: string) => Item | undefined {
  const byKeys = new Map(items.map((item) => [keysOf(item).join(' '), item]));
  return (a, b) => byKeys.get(`${a} ${b}`);
}
