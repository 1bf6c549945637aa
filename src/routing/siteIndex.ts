import { otherNearest } from '#data/rules/locations/otherNearest.ts';
import { lineColour } from '#data/rules/map/lineColour.ts';
import type { Combination } from '#data/rules/schema/combination.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location, Region } from '#data/rules/schema/location.ts';
import type { IndustryInLocation, ServiceInIndustry, ServiceInLocation } from '#data/rules/schema/pair.ts';
import type { PlanService } from '#data/rules/schema/planService.ts';
import type { Service } from '#data/rules/schema/service.ts';
import type { Site } from '#data/rules/schema/site.ts';

/** Indexed access to a site's records; built once per site, because every page uses it. */
export interface SiteIndex {
  service(id: string): Service;
  planService(slug: string): PlanService;
  industry(slug: string): Industry;
  location(slug: string): Location;
  region(id: string): Region;
  /** Number of a region's line colour, from 1 to 5. */
  lineColour(region: string): number;
  /** The other locations nearest to one, the nearest first; at most four. */
  neighbours(slug: string): readonly { location: Location; distanceKm: number }[];
  /** Texts about a pair of records, also of a plan service in a location; undefined where there is none. */
  serviceInIndustry(service: string, industry: string): ServiceInIndustry | undefined;
  serviceInLocation(service: string, location: string): ServiceInLocation | undefined;
  industryInLocation(industry: string, location: string): IndustryInLocation | undefined;
  /** The path of the page of an industry in a location; undefined where it has none. */
  industryPlacePath(industry: string, location: string): string | undefined;
  /** The text of a service for an industry in a location; undefined where the page is made of its pairs. */
  combination(service: string, industry: string, location: string): Combination | undefined;
}

const indexes = new WeakMap<Site, SiteIndex>();

export function siteIndex(site: Site): SiteIndex {
  const known = indexes.get(site);
  if (known) return known;
  const neighbours = new Map<string, ReturnType<SiteIndex['neighbours']>>();
  const locationOf = getter('location', site.locations, ({ slug }) => slug);
  const { servicesInIndustries, servicesInLocations, industriesInLocations } = site.pairs;
  const combinations = new Map(
    site.combinations.map((text) => [`${text.service} ${text.industry} ${text.location}`, text]),
  );
  const industryInLocation = pairFinder(industriesInLocations, ({ industry, location }) => [industry, location]);
  const index: SiteIndex = {
    service: getter('service', site.services, ({ id }) => id),
    planService: getter('planService', site.planServices, ({ slug }) => slug),
    industry: getter('industry', site.industries, ({ slug }) => slug),
    location: locationOf,
    region: getter('region', site.regions, ({ id }) => id),
    lineColour: (id) => lineColour(site.regions.findIndex((region) => region.id === id)),
    neighbours(slug) {
      const found = neighbours.get(slug) ?? otherNearest(locationOf(slug), site.locations, 4);
      neighbours.set(slug, found);
      return found;
    },
    serviceInIndustry: pairFinder(servicesInIndustries, ({ service, industry }) => [service, industry]),
    serviceInLocation: pairFinder(servicesInLocations, ({ service, location }) => [service, location]),
    industryInLocation,
    industryPlacePath: (industry, location) =>
      industryInLocation(industry, location) && `/industries/${industry}/${location}`,
    combination: (...ids) => combinations.get(ids.join(' ')),
  };
  indexes.set(site, index);
  return index;
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
