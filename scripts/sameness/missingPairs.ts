import type { Site } from '../../data/schema/site.ts';

/** The pages whose own facts nobody has written yet, by the pair that has no record. */
export function missingPairs({
  services,
  industries,
  locations,
  pairs,
}: Pick<Site, 'services' | 'industries' | 'locations' | 'pairs'>): string[] {
  const written = new Set([
    ...pairs.servicesInIndustries.map(({ service, industry }) => `${service} + ${industry}`),
    ...pairs.servicesInLocations.map(({ service, location }) => `${service} + ${location}`),
    ...pairs.industriesInLocations.map(({ industry, location }) => `${industry} + ${location}`),
  ]);
  const [ids, trades, places] = [
    services.map(({ id }) => id),
    industries.map(({ slug }) => slug),
    locations.map(({ slug }) => slug),
  ];
  const pairsOf = (left: readonly string[], right: readonly string[]) =>
    left.flatMap((a) => right.map((b) => `${a} + ${b}`));
  return [...pairsOf(ids, trades), ...pairsOf(ids, places), ...pairsOf(trades, places)].filter(
    (pair) => !written.has(pair),
  );
}

/** The pairs a combination page is composed of, by its path. */
export function pairsOfPath(path: string): string[] {
  const parts = path.split('/').slice(2);
  return parts.flatMap((a, index) => parts.slice(index + 1).map((b) => `${a} + ${b}`));
}
