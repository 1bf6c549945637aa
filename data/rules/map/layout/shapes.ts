import type { Shape } from './types.ts';

/** The two formats: landscape for wide screens, portrait for phones and columns. A unit is about a pixel. */
export const shapes = {
  wide: { width: 1000, height: 540, cell: 42, hops: [4, 3], name: 20, note: 15 },
  tall: { width: 360, height: 420, cell: 20, hops: [4, 3], name: 16, note: 13 },
} as const satisfies Record<string, Shape>;

/** Half widths of lines and symbols, and minimum distances, in units. */
export const sizes = { line: 5, station: 9, interchange: 23, clearance: 18, gap: 4, labelGap: 7, margin: 14 } as const;

/** Maximum numbers of stations and lines in a diagram; the largest locations are drawn. */
export const limits = { stations: 36, lines: 12 } as const;
