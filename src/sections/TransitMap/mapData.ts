import { distanceKm } from '#data/locations/distance.ts';
import type { Site } from '#data/schema/site.ts';
import { layoutMap } from '#data/map/layout/layoutMap.ts';
import { linePath } from '#data/map/layout/linePath.ts';
import { drawn, shapes } from '#data/map/layout/shapes.ts';
import { textWidth } from '#data/map/layout/textWidth.ts';
import type { Box, MapLayout, MapStation, Point } from '#data/map/layout/types.ts';

/** A line as it is drawn: its path, and its region's number from 0, which decides the colour. */
interface DrawnLine {
  d: string;
  line: number;
}
export interface DrawnText {
  text: string;
  x: number;
  y: number;
  anchor: MapStation['label']['anchor'];
}

/** The bare network, for SVG: lines, all stations in one path of dots, the interchange round 0 0. */
export interface Network {
  view: string;
  width: number;
  height: number;
  lines: DrawnLine[];
  dots: string;
  /** How wide the interchange is between its two round ends. */
  hub: number;
  /** The number of the region that is nothing but the interchange, from 0. */
  loop?: number;
  shore?: string;
}

export interface FullStation extends DrawnText {
  slug: string;
  /** The station, which the label stands beside. */
  at: [x: number, y: number];
  /** "23 km": from the interchange; empty for the interchange itself. */
  far: string;
  /** Left, top, width and height of what a pointer may hit. */
  hit: [number, number, number, number];
}
export interface NamedMap extends Network {
  names: DrawnText[];
  water?: DrawnText;
}
export interface FullNetwork extends Network {
  stations: FullStation[];
  water?: DrawnText;
}

/** The map across a page, upright for narrow screens, and what its colours mean. */
export interface FullMapData {
  wide: FullNetwork;
  tall: FullNetwork;
  legend: { name: string; line: number }[] /** How many places are not on it. */;
  rest: number;
}

export interface HereMapData extends Network {
  /** The region's line that the place lies on. */
  line: number;
  here: DrawnText & { at: [number, number] };
  neighbours: DrawnText[];
  /** Radius of the service circle in the diagram's units, and in km; the diagram knows no true scale, so it is that of the neighbourhood. */
  circle?: { radius: number; km: number };
  water?: DrawnText;
}

/** A station that is not served: the end of a line. */
export interface ClosedMapData extends Network {
  at: [number, number];
  label: Omit<DrawnText, 'text'>;
}

const layouts = new WeakMap<Site, Partial<Record<keyof typeof shapes, MapLayout>>>();

/** The site's diagram, laid out once a build. */
export function mapLayout(site: Site, shape: keyof typeof shapes): MapLayout {
  const known = layouts.get(site) ?? {};
  layouts.set(site, known);
  known[shape] ??= layoutMap(
    {
      places: site.locations,
      regions: site.regions,
      home: site.provider.homeLocation,
      water: site.provider.area.water,
    },
    shapes[shape],
  );
  return known[shape];
}

/** Under a headline: the lines and the names of their stations. */
export function openingMap(site: Site): NamedMap {
  const layout = mapLayout(site, 'wide');
  return {
    ...networkOf(layout),
    ...roomOf(layout),
    ...waterOf(layout),
    names: [layout.interchange, ...layout.stations].map(textOf),
  };
}

export function fullMap(site: Site): FullMapData {
  const layout = mapLayout(site, 'wide');
  return {
    wide: fullMapOf(site, 'wide'),
    tall: fullMapOf(site, 'tall'),
    rest: layout.rest,
    legend: layout.lines.map(({ name, index }) => ({ name, line: index })),
  };
}

/** The map as one place sees it. A place that is not on the map has none. */
export function hereMap(site: Site, slug: string, neighbours: readonly string[]): HereMapData | undefined {
  const layout = mapLayout(site, 'tall');
  const all = [layout.interchange, ...layout.stations];
  const here = all.find((station) => station.slug === slug);
  if (!here) return undefined;
  const named = all.filter((station) => station !== here && neighbours.includes(station.slug));
  const metres = site.provider.area.serviceRadius;
  const km = metres === undefined ? undefined : metres / 1000;
  const unitsPerKm = scaleAround(site, here, named);
  const towards = (home: number, room: number) => Math.round(Math.max(-room, Math.min(room, home * 0.6)));
  const middle = {
    x: here.x + towards(-here.x, windowReach.x - mostRadius - 10),
    y: here.y + towards(-here.y, windowReach.y - mostRadius - 10),
  };
  const view: Box = {
    left: middle.x - windowReach.x,
    top: middle.y - windowReach.y,
    right: middle.x + windowReach.x,
    bottom: middle.y + windowReach.y,
  };
  const water = waterOf(layout).water;
  const size = { width: windowReach.x * 2, height: windowReach.y * 2 };
  const { name } = shapes.tall;
  const waterWidth = water ? textWidth(water.text, name) : 0;
  return {
    ...networkOf(layout),
    ...size,
    view: [view.left, view.top, size.width, size.height].join(' '),
    ...(layout.shore
      ? {
          shore: linePath(
            layout.shore.points.map((point, index, { length }) =>
              index < length - 2 ? point : { x: point.x, y: Math.max(point.y, view.bottom + 20) },
            ),
            undefined,
            true,
          ),
        }
      : {}),
    ...(water &&
    isInside(
      {
        left: water.x - waterWidth / 2,
        right: water.x + waterWidth / 2,
        top: water.y - name,
        bottom: water.y + name / 2,
      },
      view,
    )
      ? { water }
      : {}),
    line: site.regions.findIndex(({ id }) => id === here.region),
    here: { ...textOf(here), at: [here.x, here.y] },
    neighbours: named.filter(({ label: { box } }) => isInside(box, view)).map(textOf),
    ...(km !== undefined && unitsPerKm !== undefined
      ? { circle: { km, radius: Math.round(Math.min(mostRadius, Math.max(60, km * unitsPerKm))) } }
      : {}),
  };
}

/** Half the width and height of what a place's map shows of the diagram: the place near its middle, moved so that more of the lines is seen. */
const windowReach = { x: 180, y: 155 } as const;
const mostRadius = 112;

function isInside(box: Box, view: Box): boolean {
  return box.left > view.left && box.right < view.right && box.top > view.top && box.bottom < view.bottom;
}

export function closedMap(site: Site): ClosedMapData {
  const layout = mapLayout(site, 'tall');
  const ends = layout.lines.flatMap(({ stations }) => layout.stations.filter(({ slug }) => slug === stations.at(-1)));
  // The end farthest from where all lines meet.
  const { x, y, label } = ends.toSorted((a, b) => Math.hypot(b.x, b.y) - Math.hypot(a.x, a.y))[0] ?? layout.interchange;
  const { shore: _, ...network } = networkOf(layout);
  return { ...network, at: [x, y], label: { x: label.x, y: label.y, anchor: label.anchor } };
}

function networkOf({ view, lines, stations, interchange, shore }: MapLayout): Network {
  const isStation = (point: Point) => stations.some(({ x, y }) => x === point.x && y === point.y);
  const loop = lines.find(({ points }) => points.length === 1);
  return {
    view: [view.left, view.top, view.right - view.left, view.bottom - view.top].join(' '),
    width: view.right - view.left,
    height: view.bottom - view.top,
    lines: lines
      .filter((line) => line !== loop)
      .map(({ points, index }) => ({ d: linePath(points, isStation), line: index })),
    dots: stations.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    hub: interchange.width,
    ...(loop ? { loop: loop.index } : {}),
    ...(shore ? { shore: linePath(shore.points, undefined, true) } : {}),
  };
}

/** Half the height of a map that has nothing but its interchange. */
const aloneReach = 80;

/** Of a place alone: without the room that lines would take. */
function roomOf({ view, stations }: MapLayout): Pick<Network, 'view' | 'height'> | undefined {
  return stations.length > 0
    ? undefined
    : { view: [view.left, -aloneReach, view.right - view.left, aloneReach * 2].join(' '), height: aloneReach * 2 };
}

function fullMapOf(site: Site, shape: keyof typeof shapes): FullNetwork {
  const layout = mapLayout(site, shape);
  const coordinates = new Map(site.locations.map((location) => [location.slug, location.coordinates]));
  const home = coordinates.get(layout.interchange.slug);
  const least = shape === 'tall' ? 56 : 44;
  const station = (at: MapStation): FullStation => {
    const there = coordinates.get(at.slug);
    return {
      ...textOf(at),
      slug: at.slug,
      at: [at.x, at.y],
      hit: hitOf(at, least),
      far: home && there && at !== layout.interchange ? `${Math.round(distanceKm(home, there))} km` : '',
    };
  };
  return {
    ...networkOf(layout),
    ...roomOf(layout),
    ...waterOf(layout),
    stations: [layout.interchange, ...layout.stations].map(station),
  };
}

function textOf({ name, label }: MapStation): DrawnText {
  return { text: name, x: label.x, y: label.y, anchor: label.anchor };
}

function waterOf({ shore }: MapLayout): { water?: DrawnText } {
  return shore ? { water: { text: shore.name, ...shore.label, anchor: 'middle' } } : {};
}

/** Label and station together, as large as a finger at least. */
function hitOf({ x, y, label: { box } }: MapStation, least: number): FullStation['hit'] {
  const all: Box = {
    left: Math.min(box.left, x - drawn.station),
    top: Math.min(box.top, y - drawn.station),
    right: Math.max(box.right, x + drawn.station),
    bottom: Math.max(box.bottom, y + drawn.station),
  };
  const more = {
    x: Math.max(0, least - (all.right - all.left)) / 2,
    y: Math.max(0, least - (all.bottom - all.top)) / 2,
  };
  return [
    Math.floor(all.left - more.x),
    Math.floor(all.top - more.y),
    Math.ceil(all.right - all.left + more.x * 2),
    Math.ceil(all.bottom - all.top + more.y * 2),
  ];
}

/** Units a km, as between a place and its neighbours together. */
function scaleAround(site: Site, here: MapStation, others: readonly MapStation[]): number | undefined {
  const coordinates = (slug: string) => site.locations.find((location) => location.slug === slug)?.coordinates;
  const from = coordinates(here.slug);
  let units = 0;
  let km = 0;
  for (const other of others) {
    const to = coordinates(other.slug);
    if (!from || !to) continue;
    units += Math.hypot(other.x - here.x, other.y - here.y);
    km += distanceKm(from, to);
  }
  return km > 0 ? units / km : undefined;
}
