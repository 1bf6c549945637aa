export type Point = readonly [x: number, y: number];

/** Points as SVG writes them: points`0,0 ${x},1.5`. */
export function points(texts: TemplateStringsArray, ...values: readonly number[]): Point[] {
  return String.raw(texts, ...values)
    .split(' ')
    .map((pair) => pair.split(',').map(Number) as unknown as Point);
}

/** A transit line; `colour` is an index into the site's line colours. */
interface Line {
  points: readonly Point[];
  colour: number;
}
/** A stop; an interchange where lines meet, drawn up to `to` where it joins parallel lines. */
interface Stop {
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

/** Stops at points that are written as by `points`. */
export const stops = (...texts: Parameters<typeof points>): Stop[] =>
  points(...texts).map((at) => ({ at, interchange: false }));
export const interchanges = (...texts: Parameters<typeof points>): Stop[] =>
  points(...texts).map((at) => ({ at, interchange: true }));
/** An interchange across parallel lines; `lean` is how far each end is off the vertical, in squares. */
export const across = (x: number, y: number, lean = 0): Stop => ({
  at: [x - lean, y - Math.sqrt(lineGap ** 2 - lean ** 2)],
  to: [x + lean, y + Math.sqrt(lineGap ** 2 - lean ** 2)],
  interchange: true,
});
