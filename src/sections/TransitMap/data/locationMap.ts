import { distanceKm } from '#data/locations/distance.ts';
import { linePath } from '#data/map/layout/linePath.ts';
import { shapes } from '#data/map/layout/shapes.ts';
import { textWidth } from '#data/map/layout/textWidth.ts';
import type { Box, MapLayout, MapStation, Point } from '#data/map/layout/types.ts';
import type { Site } from '#data/schema/site.ts';
import { mapLayout } from './mapLayout.ts';
import type { DrawnText, LocationMapData } from './mapTypes.ts';
import { networkOf, textOf, waterOf } from './network.ts';

/** Half the width and height of the section of the map that is shown, in SVG units. */
const halfView = { x: 180, y: 155 } as const;
/** Limits of the circle's radius, in SVG units: larger than the station, and within the view. */
const radiusLimits = { min: 60, max: 112 } as const;

/** The section of the map around one location; undefined for a location that is not on the map. */
export function locationMap(site: Site, slug: string, neighbours: readonly string[]): LocationMapData | undefined {
  const layout = mapLayout(site, 'tall');
  const all = [layout.interchange, ...layout.stations];
  const here = all.find((station) => station.slug === slug);
  if (!here) return undefined;
  const named = all.filter((station) => station !== here && neighbours.includes(station.slug));
  const view = viewAround(here);
  const size = { width: halfView.x * 2, height: halfView.y * 2 };
  const water = visibleWater(layout, view);
  const circle = circleAround(site, here, named);
  return {
    ...networkOf(layout),
    ...size,
    view: [view.left, view.top, size.width, size.height].join(' '),
    ...(layout.shore ? { shore: shorePath(layout.shore.points, view) } : {}),
    ...(water ? { water } : {}),
    regionIndex: site.regions.findIndex(({ id }) => id === here.region),
    here: { ...textOf(here), at: [here.x, here.y] },
    neighbours: named.filter(({ label: { box } }) => isInside(box, view)).map(textOf),
    ...(circle ? { circle } : {}),
  };
}

/** A view with the location near its middle, moved towards the interchange so that more lines are visible. */
function viewAround(here: Point): Box {
  const shift = (toInterchange: number, limit: number) =>
    Math.round(Math.max(-limit, Math.min(limit, toInterchange * 0.6)));
  const middle = {
    x: here.x + shift(-here.x, halfView.x - radiusLimits.max - 10),
    y: here.y + shift(-here.y, halfView.y - radiusLimits.max - 10),
  };
  return {
    left: middle.x - halfView.x,
    top: middle.y - halfView.y,
    right: middle.x + halfView.x,
    bottom: middle.y + halfView.y,
  };
}

/** The shore with its last two points moved below the view, so that the water fills the view down to its edge. */
function shorePath(points: readonly Point[], view: Box): string {
  const extended = points.map((point, index, { length }) =>
    index < length - 2 ? point : { x: point.x, y: Math.max(point.y, view.bottom + 20) },
  );
  return linePath(extended, { isClosed: true });
}

/** The name of the water, if all of it is inside the view. */
function visibleWater(layout: MapLayout, view: Box): DrawnText | undefined {
  const { water } = waterOf(layout);
  if (!water) return undefined;
  const fontSize = shapes.tall.name;
  const width = textWidth(water.text, fontSize);
  const box = {
    left: water.x - width / 2,
    right: water.x + width / 2,
    top: water.y - fontSize,
    bottom: water.y + fontSize / 2,
  };
  return isInside(box, view) ? water : undefined;
}

function isInside(box: Box, view: Box): boolean {
  return box.left > view.left && box.right < view.right && box.top > view.top && box.bottom < view.bottom;
}

/** The circle of the service area; undefined where the provider gives no radius or the location has no neighbours. */
function circleAround(site: Site, here: MapStation, neighbours: readonly MapStation[]): LocationMapData['circle'] {
  const metres = site.provider.area.serviceRadius;
  const scale = unitsPerKm(site, here, neighbours);
  if (metres === undefined || scale === undefined) return undefined;
  const km = metres / 1000;
  const { min, max } = radiusLimits;
  return { km, radius: Math.round(Math.min(max, Math.max(min, km * scale))) };
}

/** SVG units per km, averaged over the distances from a location to its neighbours. */
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
