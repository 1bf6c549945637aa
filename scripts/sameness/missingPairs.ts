import type { Site } from '../../data/rules/schema/site.ts';

/** Pairs of service, industry and location that have no record, so that pages on them lack facts of their own. */
export function missingPairs({
  services,
  planServices,
  industries,
  locations,
  pairs,
}: Pick<Site, 'services' | 'planServices' | 'industries' | 'locations' | 'pairs'>): string[] {
  const written = new Set([
    ...pairs.servicesInIndustries.map(({ service, industry }) => `${service} + ${industry}`),
    ...pairs.servicesInLocations.map(({ service, location }) => `${service} + ${location}`),
    ...pairs.industriesInLocations.map(({ industry, location }) => `${industry} + ${location}`),
  ]);
  const [serviceIds, industrySlugs, locationSlugs] = [
    services.map(({ id }) => id),
    industries.map(({ slug }) => slug),
    locations.map(({ slug }) => slug),
  ];
  const pairsOf = (left: readonly string[], right: readonly string[]) =>
    left.flatMap((a) => right.map((b) => `${a} + ${b}`));
  return [
    ...pairsOf(serviceIds, industrySlugs),
    ...pairsOf(serviceIds, locationSlugs),
    ...pairsOf(
      planServices.filter(({ inLocations }) => inLocations).map(({ slug }) => slug),
      locationSlugs,
    ),
    ...pairsOf(industrySlugs, locationSlugs),
  ].filter((pair) => !written.has(pair));
}

export function pairsOfPath(path: string): string[] {
  const parts = path.split('/').slice(2);
  return parts.flatMap((a, index) => parts.slice(index + 1).map((b) => `${a} + ${b}`));
}
