import { layoutMap } from '#data/rules/map/layout/layoutMap.ts';
import { shapes } from '#data/rules/map/layout/shapes.ts';
import type { MapLayout } from '#data/rules/map/layout/types.ts';
import type { Site } from '#data/rules/schema/site.ts';

export type MapShape = keyof typeof shapes;

const layouts = new WeakMap<Site, Partial<Record<MapShape, MapLayout>>>();

/** The layout of the site's map; calculated once per build, because every location page uses it. */
export function mapLayout(site: Site, shape: MapShape): MapLayout {
  const cached = layouts.get(site) ?? {};
  layouts.set(site, cached);
  cached[shape] ??= layoutMap(
    {
      locations: site.locations,
      regions: site.regions,
      home: site.provider.homeLocation,
      water: site.provider.area.water,
    },
    shapes[shape],
  );
  return cached[shape];
}
