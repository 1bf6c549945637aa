import type { Shape } from './types.ts';

/** The two formats: across a desktop's page, and upright for a phone or a column. Units are about a pixel. */
export const shapes = {
  wide: { width: 1000, height: 540, cell: 42, hops: [4, 3], name: 20, note: 15 },
  tall: { width: 360, height: 420, cell: 20, hops: [4, 3], name: 16, note: 13 },
} as const satisfies Record<string, Shape>;

/** Half widths of what is drawn, and the room kept between things that must not touch. */
export const drawn = { line: 5, station: 9, interchange: 23, clearance: 18, gap: 4, labelGap: 7, margin: 14 } as const;

/** More stations than these make no diagram; the largest places are drawn. */
export const most = { stations: 36, lines: 12 } as const;
