import { distanceKm } from '#data/rules/locations/distance.ts';
import type { MapStation } from '#data/rules/map/layout/types.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { HeroMapData } from './mapTypes.ts';

/** Limits of the circle's radius, in SVG units: larger than the station, and within the view. */
const radiusLimits = { min: 90, max: 150 } as const;

/** The circle of the service area round a place; undefined where the provider gives no radius or the place has no neighbours on the map. */
export function serviceCircle(site: Site, here: MapStation, neighbours: readonly MapStation[]): HeroMapData['circle'] {
  const metres = site.provider.area.serviceRadius;
  const scale = unitsPerKm(site, here, neighbours);
  if (metres === undefined || scale === undefined) return undefined;
  const { min, max } = radiusLimits;
  return Math.round(Math.min(max, Math.max(min, (metres / 1000) * scale)));
}

/** SVG units per km, averaged over the distances from a place to its neighbours: the map has no uniform scale. */
function unitsPerKm(site: Site, here: MapStation, neighbours: readonly MapStation[]): number | undefined {
  const coordinates = (slug: string) => site.locations.find((location) => location.slug === slug)?.coordinates;
  const from = coordinates(here.slug);
  let units = 0;
  let km = 0;
  for (const neighbour of neighbours) {
    const to = coordinates(neighbour.slug);
    if (!from || !to) continue;
    units += Math.hypot(neighbour.x - here.x, neighbour.y - here.y);
    km += distanceKm(from, to);
  }
  return km > 0 ? units / km : undefined;
}
