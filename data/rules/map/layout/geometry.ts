import type { Box, Point, Segment } from './types.ts';

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Distance between a point and a segment. */
export function pointToSegment(point: Point, { from, to }: Segment): number {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const squared = x * x + y * y;
  const along =
    squared === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * x + (point.y - from.y) * y) / squared));
  return Math.hypot(point.x - from.x - along * x, point.y - from.y - along * y);
}

/** Distance between two segments; 0 if they cross. */
export function segmentDistance(a: Segment, b: Segment): number {
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

/** Whether two boxes are closer than `gap`. */
export function boxesOverlap(a: Box, b: Box, gap = 0): boolean {
  return a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap;
}

/** Distance between a box and a point; 0 inside the box. */
export function boxToPoint({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Distance between a box and a segment; 0 if they touch. */
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
    ...corners.map((from, index) => segmentDistance({ from, to: corners[(index + 1) % 4] ?? from }, segment)),
  );
}

/** The smallest box that contains all boxes. */
export function boundingBox(boxes: readonly Box[]): Box {
  const all = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of boxes) {
    all.left = Math.min(all.left, left);
    all.top = Math.min(all.top, top);
    all.right = Math.max(all.right, right);
    all.bottom = Math.max(all.bottom, bottom);
  }
  return all;
}

/** The square with a centre and half a side. */
export function squareAround({ x, y }: Point, half: number): Box {
  return { left: x - half, top: y - half, right: x + half, bottom: y + half };
}

/** The segments between consecutive points. */
export function segmentsOf(points: readonly Point[]): Segment[] {
  return points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
}

/** Angle between two vectors in radians, 0 to pi; 0 if one of them is the null vector. */
export function angleBetween(a: Point, b: Point): number {
  const lengths = Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y);
  if (lengths === 0) return 0;
  return Math.acos(Math.min(1, Math.max(-1, (a.x * b.x + a.y * b.y) / lengths)));
}
