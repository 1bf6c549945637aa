import type { MapStation } from '#data/rules/map/layout/types.ts';

/** A line of the map. */
interface DrawnLine {
  /** SVG path data. */
  d: string;
  /** Index of its region, from 0: selects the colour. */
  regionIndex: number;
}
export interface DrawnText {
  text: string;
  x: number;
  y: number;
  anchor: MapStation['label']['anchor'];
  /** A second line. */
  note?: string;
}

/** The network in SVG units, with the interchange at the origin. All stations are dots of one path. */
export interface Network {
  /** The SVG's `viewBox`. */
  view: string;
  width: number;
  height: number;
  lines: DrawnLine[];
  /** SVG path data of all stations. */
  dots: string;
  /** Width of the interchange between its two round ends. */
  hub: number;
  /** Index of a region whose only station is the interchange, from 0; drawn as a ring. */
  loop?: number;
  /** SVG path data of the water. */
  shore?: string;
}

export interface FullStation extends DrawnText {
  slug: string;
  /** Position of the station; `x` and `y` are those of its label. */
  at: [x: number, y: number];
  /** Distance from the interchange, such as "23 km"; empty for the interchange itself. */
  distance: string;
  /** Hit area for pointers: left, top, width and height. */
  hit: [number, number, number, number];
}
interface NamedMap extends Network {
  names: DrawnText[];
  water?: DrawnText;
}
/** The map in a page's hero. */
export interface HeroMapData extends NamedMap {
  /** Index of the region whose line is in full colour, from 0; all lines are where there is none. */
  regionIndex?: number;
  /** The place that the page is about. */
  here?: DrawnText & { at: [number, number] };
  /** SVG path data of the way along the line from the interchange to `here`. */
  way?: string;
  /** Radius of the service area round `here`, in SVG units. */
  circle?: number | undefined;
  /** Whether it is so high that a low hero would cut it: it is then drawn as large as its hero is high. */
  isHigh?: true;
}
export interface FullNetwork extends Network {
  stations: FullStation[];
  water?: DrawnText;
}

/** The whole map in two shapes, for wide and narrow screens, with its legend. */
export interface FullMapData {
  wide: FullNetwork;
  tall: FullNetwork;
  legend: { name: string; regionIndex: number }[];
}

/** The map with one closed station. */
export interface NotFoundMapData extends Network {
  at: [number, number];
  label: Omit<DrawnText, 'text'>;
}
