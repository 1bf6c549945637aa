import type { IconName } from '../../../data/rules/schema/iconName.ts';
import type { Palette } from '../../../data/rules/schema/theme.ts';
import { iconShapes } from '../iconNames.ts';
import { type Composition, transitMapOf } from './compositions.ts';
import type { Point, TransitMap } from './transitMap.ts';

/** What a picture shows. */
export interface Subject {
  /** Seeds the details, so that pictures of one composition differ. */
  name: string;
  composition: Composition;
  /** The line of the hub, as an index into `lineColours`. */
  colour: number;
  icon: IconName;
}

export const lineColours = ({ line1, line2, line3, line4, line5 }: Palette) =>
  [line1, line2, line3, line4, line5] as const;
const square = 75;

/**
 * A transit map of 1200 by 675 as SVG, with the icon of the subject on its hub.
 * @param ratio width by height: a narrower picture shows the part round the hub
 */
export function illustration({ name, composition, colour, icon }: Subject, palette: Palette, ratio = 16 / 9): string {
  const map = transitMapOf(name, composition, colour);
  const width = 675 * ratio;
  const left = Math.min(Math.max(map.hub[0] * square - width / 2, 0), 1200 - width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} 675"><rect width="1200" height="675" ` +
    `fill="${palette.paper}"/>${mapSvg(map, palette)}` +
    `${hub(map.hub, icon, palette, lineColours(palette)[colour % 5] ?? palette.lake)}</svg>`
  );
}

function mapSvg({ lines, stops, shore }: TransitMap, palette: Palette): string {
  const scaled = ([x, y]: Point): Point => [x * square, y * square];
  const path = (points: readonly Point[], radius: number) => roundedPath(points.map(scaled), radius);
  const [last, first] = [shore.at(-1) ?? [17, 9], shore[0] ?? [-1, 9]];
  const far = last[0] > first[0] ? 17 : -1;
  return (
    `<path d="${path(shore, 24)}L${far * square} ${last[1] * square}V${10 * square}H${first[0] * square}Z" fill="${palette.lakeSoft}"/>` +
    lines
      .map(
        ({ points, colour }) =>
          `<path d="${path(points, 46)}" fill="none" stroke="${lineColours(palette)[colour]}" stroke-width="21"/>`,
      )
      .join('') +
    stops
      .map(({ at, to = at, interchange }) =>
        interchange
          ? interchangeSign(scaled(at), scaled(to), palette)
          : `<circle cx="${scaled(at)[0]}" cy="${scaled(at)[1]}" r="6.5" fill="${palette.paper}"/>`,
      )
      .join('')
  );
}

/** A ring, or a capsule across the lines that it joins: a line with round caps on a wider one. */
function interchangeSign([x, y]: Point, to: Point, palette: Palette): string {
  const radius = 24;
  const way = `M${x.toFixed(2)} ${y.toFixed(2)}L${to[0].toFixed(2)} ${to[1].toFixed(2)}`;
  return (
    `<path d="${way}" stroke="${palette.ink}" stroke-width="${2 * radius}" stroke-linecap="round"/><path d="${way}" ` +
    `stroke="${palette.raised}" stroke-width="${(radius * 4) / 3}" stroke-linecap="round"/>`
  );
}

function hub([x, y]: Point, icon: IconName, palette: Palette, colour: string): string {
  const scale = 5.2;
  const [left, top] = [x * square - 12 * scale, y * square - 12 * scale];
  return (
    `<circle cx="${x * square}" cy="${y * square}" r="98" fill="${palette.raised}" stroke="${palette.ink}" stroke-width="14"/>` +
    `<g transform="translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale})" fill="none" ` +
    `stroke="${colour}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${iconShapes(icon)}</g>`
  );
}

const round = (value: number) => Number(value.toFixed(2));

/** An SVG path through the points, its corners rounded. */
function roundedPath(points: readonly Point[], radius: number): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${round(point[0])} ${round(point[1])}`;
      if (!after) return `L${round(point[0])} ${round(point[1])}`;
      const [enter, leave] = [towards(point, before, radius), towards(point, after, radius)];
      return `L${round(enter[0])} ${round(enter[1])}Q${round(point[0])} ${round(point[1])} ${round(leave[0])} ${round(leave[1])}`;
    })
    .join('');
}

/** The point at a distance from `from` towards `to`, at most half way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
