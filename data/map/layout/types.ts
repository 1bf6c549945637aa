import type { Coordinates } from '#data/schema/geo.ts';

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

export interface MapPlace {
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
  places: readonly MapPlace[];
  /** In the order that decides their colours. */
  regions: readonly MapRegion[];
  /** Slug of the place where all lines meet. */
  home: string;
  /** What lies below the southernmost stations, if anything does. */
  water?: { name: string } | undefined;
}

/** Where the name stands: baseline, side from which it is set, and the room kept for it and a line below it. */
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

/** A region's line: corners and stations in order. A line of one point is the interchange's own. */
export interface MapLine extends MapRegion {
  /** The region's place in the list of regions, from 0. */
  index: number;
  points: Point[];
  /** Slugs in order, the interchange among them where the line passes it. */
  stations: string[];
  /** How many of the region's places are not drawn. */
  rest: number;
}

export interface Shore {
  name: string;
  points: Point[];
  label: Point;
}

/** A transit diagram in units of about a pixel; the interchange is at 0, 0 and y runs down. */
export interface MapLayout {
  view: Box;
  stations: MapStation[];
  /** The interchange: as wide as the lines that meet side by side in it; 0 where they meet in one point. */
  interchange: MapStation & { width: number };
  lines: MapLine[];
  shore?: Shore;
  /** How many places are not drawn. */
  rest: number;
}

/** What a diagram is drawn for: the room it has, its grid, and the size of its type. */
export interface Shape {
  width: number;
  height: number;
  cell: number;
  hops: readonly number[];
  name: number;
  note: number;
}
