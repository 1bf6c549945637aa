import type { Point } from './geometry.ts';

/** A transit line; `colour` is an index into the site's line colours. */
interface Line {
  points: readonly Point[];
  colour: number;
}
/** A stop; an interchange where lines meet, drawn up to `to` where it joins parallel lines. */
export interface Stop {
  at: Point;
  to?: Point;
  interchange: boolean;
}
/** A transit map on a grid of 16 by 9 squares; `hub` is the station that the picture is about, `shore` where water begins. */
export interface TransitMap {
  lines: readonly Line[];
  stops: readonly Stop[];
  hub: Point;
  shore: readonly Point[];
}

/** Distance between parallel lines, in squares. */
export const lineGap = 0.42;

export const stop = (x: number, y: number): Stop => ({ at: [x, y], interchange: false });
export const interchange = (x: number, y: number): Stop => ({ at: [x, y], interchange: true });
/** An interchange across parallel lines; `lean` is how far each end is off the vertical, in squares. */
export const across = (x: number, y: number, lean = 0): Stop => ({
  at: [x - lean, y - Math.sqrt(lineGap ** 2 - lean ** 2)],
  to: [x + lean, y + Math.sqrt(lineGap ** 2 - lean ** 2)],
  interchange: true,
});
