import type { Box, MapLayout, MapStation, Point } from '#data/rules/map/layout/types.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { mapLayout } from './mapLayout.ts';
import type { HeroMapData } from './mapTypes.ts';
import { linePath } from '#data/rules/map/layout/linePath.ts';
import { serviceCircle } from './serviceCircle.ts';
import { mapNetworkOf, textOf, viewWithoutLines, waterOf } from './mapNetwork.ts';

/** Space around the stations for their names, in SVG units. */
const margin = { x: 145, top: 66, bottom: 90 } as const;
/** Half the width and height of a crop around a place, in SVG units. */
const halfCrop = { x: 280, y: 235 } as const;

/** What a hero shows of the map: all of it, or the crop around one place. */
export interface HeroMapFocus {
  /** Slug of the place in the middle. */
  place?: string;
  /** Slugs of the places that tell the scale around it. */
  neighbours?: readonly string[];
  /** Second lines of names, by slug. */
  notes?: Readonly<Record<string, string>> | undefined;
  /** Whether the places are named; by default they are. */
  named?: boolean;
  /** Id of the region whose line is in full colour, the others being dimmed. */
  region?: string | undefined;
}

/** The map in a page's hero. A place that is not drawn gets the whole map. */
export function heroMap(
  site: Site,
  { place, neighbours = [], notes = {}, named = true, region }: HeroMapFocus = {},
): HeroMapData {
  const layout = mapLayout(site, 'wide');
  const all = [layout.interchange, ...layout.stations];
  const here = all.find(({ slug }) => slug === place);
  const low = viewWithoutLines(layout);
  const view: Box & { isHigh?: boolean } = low ? layout.view : here ? viewAround(here) : wholeView(layout, all);
  const regionIndex = site.regions.findIndex(({ id }) => id === (here?.region ?? region));
  const names = all.filter(
    (station) => named && station !== here && isInside(station, view) && isNameInside(station.label.box, view),
  );
  const nameOf = (station: MapStation) => {
    const note = notes[station.slug];
    return { ...textOf(station), ...(note ? { note } : {}) };
  };
  const way = here && wayTo(here, layout);
  const { width, height } = { width: view.right - view.left, height: view.bottom - view.top };
  const { water } = waterOf(layout);
  return {
    ...mapNetworkOf(layout),
    width,
    height,
    view: [view.left, view.top, width, height].join(' '),
    ...low,
    names: names.map(nameOf),
    ...(view.isHigh ? { isHigh: true as const } : {}),
    ...(water && isInside(water, view) ? { water } : {}),
    ...(regionIndex === -1 ? {} : { regionIndex }),
    ...(layout.shore ? { shore: deepShore(layout.shore.points) } : {}),
    ...(here
      ? {
          here: { ...nameOf(here), at: [here.x, here.y] },
          ...(way ? { way } : {}),
          circle: serviceCircle(
            site,
            here,
            all.filter(({ slug }) => neighbours.includes(slug)),
          ),
        }
      : {}),
  };
}

/** The shore with its last two points moved far down, so that the water fills a hero of any height. */
function deepShore(points: readonly Point[]): string {
  const deep = points.map(({ x, y }, index, { length }) => ({ x, y: index < length - 2 ? y : y + 900 }));
  return linePath(deep, { isClosed: true });
}

function wholeView({ view }: MapLayout, stations: readonly MapStation[]): ReturnType<typeof fitToHero> {
  const [xs, ys] = [stations.map(({ x }) => x), stations.map(({ y }) => y)];
  return fitToHero({
    left: Math.max(view.left, Math.min(...xs) - margin.x),
    right: Math.min(view.right, Math.max(...xs) + margin.x),
    top: Math.max(view.top, Math.min(...ys) - margin.top),
    bottom: Math.min(view.bottom, Math.max(...ys) + margin.bottom),
  });
}

/** Least width of a view by its height: a hero fills its width, and a higher map would be cut above and below. */
const minRatio = 1.45;

/** Widens a view until a phone's strip, which shows its middle, has the interchange in it, and a hero shows all stations. */
function fitToHero({ left, right, top, bottom }: Box): Box & { isHigh: boolean } {
  const isMiddle = Math.abs(top + bottom) / 2 <= lowStrip;
  const half = isMiddle ? (bottom - top) / 2 : Math.max(-top, bottom);
  const middle = isMiddle ? (top + bottom) / 2 : 0;
  const wider = Math.max(0, (minRatio * 2 * half - (right - left)) / 2);
  // It had to be widened, or leaves the strip in the middle: the picture needs more height than a strip.
  const isHigh = wider > 0 || !isMiddle;
  return { left: left - wider, right: right + wider, top: middle - half, bottom: middle + half, isHigh };
}

/** Width of the faded edge beside the headline, with room for a second line that is longer than the name, in SVG units. */
const fade = 48;
/** How far from the middle a station may be for a phone's strip to show all of it, in SVG units. */
const lowStrip = 26;

/** A view between the place and the interchange, with the place near enough to the middle for the low strip of a phone. */
function viewAround(here: MapStation): Box {
  const middle = (at: number, limit: number) => Math.round(at - Math.sign(at) * Math.min(Math.abs(at) / 2, limit));
  const [centre, y] = [middle(here.x, 120), middle(here.y, lowStrip)];
  // The left edge fades out, and the name is not to fade with it.
  const x = Math.min(centre, here.label.box.left - fade + halfCrop.x);
  return { left: x - halfCrop.x, right: x + halfCrop.x, top: y - halfCrop.y, bottom: y + halfCrop.y };
}

/** The way from the interchange along a place's line; undefined for the interchange itself. */
function wayTo(here: MapStation, { lines, interchange, stations }: MapLayout): string | undefined {
  const points = lines.find((line) => here !== interchange && line.stations.includes(here.slug))?.points ?? [];
  const start = points.findIndex(({ x, y }) => y === interchange.y && x >= interchange.x && x <= interchange.width);
  const end = points.findIndex(({ x, y }) => x === here.x && y === here.y);
  if (start === -1 || end === -1) return undefined;
  const way = start < end ? points.slice(start, end + 1) : points.slice(end, start + 1).reverse();
  return linePath(way, { isStation: (point) => stations.some(({ x, y }) => x === point.x && y === point.y) });
}

/** Whether a name is not cut off at the sides; above and below, a hero shows more than the view. */
const isNameInside = ({ left, right }: Box, view: Box) => left >= view.left && right <= view.right;
const isInside = ({ x, y }: Point, view: Box) => x > view.left && x < view.right && y > view.top && y < view.bottom;
