import { distance } from './geometry.ts';
import type { Point } from './types.ts';

const whole = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** SVG path data of a line with rounded corners; the radius is smaller at stations, so that the line passes under them. */
export function linePath(
  points: readonly Point[],
  { isStation = () => false, isClosed = false }: { isStation?: (point: Point) => boolean; isClosed?: boolean } = {},
): string {
  const corner = (index: number): string => {
    const at = points[index];
    const before = points[index - 1];
    const after = points[index + 1];
    if (!at) return '';
    if (!before) return `M${whole(at)}`;
    if (!after || isStraight(before, at, after)) return `L${whole(at)}`;
    // At most half of the segment, as the other half belongs to the next corner.
    const cut = Math.min(isStation(at) ? 12 : 34, distance(at, before) / 2, distance(at, after) / 2);
    return `L${whole(towards(at, before, cut))}Q${whole(at)} ${whole(towards(at, after, cut))}`;
  };
  return points.map((_, index) => corner(index)).join('') + (isClosed ? 'Z' : '');
}

function towards(from: Point, to: Point, cut: number): Point {
  const length = distance(from, to);
  const part = cut / (length || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function isStraight(a: Point, b: Point, c: Point): boolean {
  return (b.x - a.x) * (c.y - b.y) === (b.y - a.y) * (c.x - b.x);
}
