import { limits } from './shapes.ts';
import type { MapInput, MapPlace } from './types.ts';

interface Chosen {
  places: MapPlace[];
  /** Number of places that are left out, by region id. */
  rest: Map<string, number>;
}

/** Chooses the places to draw: the home place and, up to the limits, the largest places of each region in turn. */
export function chooseStations({ places, regions, home }: MapInput): Chosen {
  const bySize = Map.groupBy(places, ({ region }) => region);
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
  const chosen = new Set<MapPlace>();
  for (
    let rank = 0;
    chosen.size < Math.min(limits.stations, places.length) && groups.some(([, group]) => group.length > rank);
    rank++
  ) {
    for (const [, group] of groups) {
      const place = group[rank];
      if (place && chosen.size < limits.stations) chosen.add(place);
    }
  }
  const rest = new Map<string, number>();
  for (const { region } of places.filter((place) => !chosen.has(place))) rest.set(region, (rest.get(region) ?? 0) + 1);
  // In the order of the records, by which the layout breaks ties.
  return { places: places.filter((place) => chosen.has(place)), rest };
}
