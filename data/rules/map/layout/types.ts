import type { Coordinates } from '#data/rules/schema/geo.ts';

export interface Point {
  x: number;
  y: number;
}
export interface Segment {
  from: Point;
  to: Point;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface MapLocation {
  slug: string;
  name: string;
  region: string;
  coordinates: Coordinates;
  population: number;
}
interface MapRegion {
  id: string;
  name: string;
}

export interface MapInput {
  locations: readonly MapLocation[];
  /** The order determines their colours. */
  regions: readonly MapRegion[];
  /** Slug of the location at which all lines meet. */
  home: string;
  /** Water to the south of the area. */
  water?: { name: string } | undefined;
}

/** Position of a name: baseline, `text-anchor`, and the box reserved for it and a second line. */
export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

export interface MapStation extends Point {
  slug: string;
  name: string;
  region: string;
  label: Label;
}

/** A region's line: corners and stations in order. A line with one point belongs to a region with no station but the interchange. */
export interface MapLine extends MapRegion {
  /** Index of the region in the list of regions. */
  index: number;
  points: Point[];
  /** Slugs in order, including the interchange. */
  stations: string[];
}

export interface Shore {
  /** Name of the water. */
  name: string;
  points: Point[];
  label: Point;
}

/** A transit diagram in units of about a pixel. The interchange is at (0, 0) and y increases downwards. */
export interface MapLayout {
  view: Box;
  stations: MapStation[];
  /** The station at which lines meet. Its width is 0 if they meet in one point, otherwise that of the lines side by side. */
  interchange: MapStation & { width: number };
  lines: MapLine[];
  shore?: Shore;
}

/** A format of the diagram, in units. */
export interface Shape {
  width: number;
  height: number;
  /** Grid size. */
  cell: number;
  /** Minimum distances of stations to try, in cells. */
  hops: readonly number[];
  /** Font size of names. */
  name: number;
  /** Font size of the second line of labels. */
  note: number;
}
