import type { Box, Point, Segment } from './types.ts';

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function pointToSegment(point: Point, { from, to }: Segment): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const squared = x * x + y * y;
  const along =
    squared === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * x + (point.y - from.y) * y) / squared));
  return Math.hypot(point.x - from.x - along * x, point.y - from.y - along * y);
}

export function segmentsApart(a: Segment, b: Segment): number {
  if (crosses(a, b)) return 0;
  return Math.min(
    pointToSegment(a.from, b),
    pointToSegment(a.to, b),
    pointToSegment(b.from, a),
    pointToSegment(b.to, a),
  );
}

function crosses(a: Segment, b: Segment): boolean {
  const side = ({ from, to }: Segment, p: Point) =>
    Math.sign((to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x));
  return side(a, b.from) * side(a, b.to) < 0 && side(b, a.from) * side(b, a.to) < 0;
}

export function boxesOverlap(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

export function boxToPoint({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

export function boxToSegment(box: Box, segment: Segment): number {
  const { left, top, right, bottom } = box;
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  if (boxToPoint(box, segment.from) === 0 || boxToPoint(box, segment.to) === 0) return 0;
  return Math.min(
    ...corners.map((from, index) => segmentsApart({ from, to: corners[(index + 1) % 4] ?? from }, segment)),
  );
}

export function around(boxes: readonly Box[]): Box {
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of boxes) {
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.bottom = Math.max(all.bottom, bottom);
  }
  return all;
}

export function boxAt({ x, y }: Point, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

/** The stretches between corners, in order. */
export function stretches(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
}

/** The angle between two directions in radians, 0 to pi; 0 where one of them is no direction. */
export function angleBetween(a: Point, b: Point): number {
  const lengths = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
  if (lengths === 0) return 0;
  return Math.acos(Math.min(1, Math.max(-1, (a.x * b.x + a.y * b.y) / lengths)));
}
