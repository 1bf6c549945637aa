import { limits } from './shapes.ts';
import type { MapInput, MapLocation } from './types.ts';

/** Chooses the locations to draw: the home location and, up to the limits, the largest locations of each region in turn. */
export function chooseStations({ locations, regions, home }: MapInput): MapLocation[] {
  const bySize = Map.groupBy(locations, ({ region }) => region);
  for (const group of bySize.values()) {
    group.sort(
      (a, b) =>
        Number(b.slug === home) - Number(a.slug === home) || b.population - a.population || (a.slug < b.slug ? -1 : 1),
    );
  }
  const order = new Map(regions.map(({ id }, index) => [id, index]));
  const groups = [...bySize.entries()]
    .toSorted(
      ([a, [first]], [b, [second]]) =>
        Number(second?.slug === home) - Number(first?.slug === home) || (order.get(a) ?? 0) - (order.get(b) ?? 0),
    )
    .slice(0, limits.lines);
  const chosen = new Set<MapLocation>();
  for (
    let rank = 0;
    chosen.size < Math.min(limits.stations, locations.length) && groups.some(([, group]) => group.length > rank);
    rank++
  ) {
    for (const [, group] of groups) {
      const location = group[rank];
      if (location && chosen.size < limits.stations) chosen.add(location);
    }
  }
  // In the order of the records, by which the layout breaks ties.
  return locations.filter((location) => chosen.has(location));
}
