import { sizes } from './shapes.ts';
import { boxesOverlap, boxToPoint, boxToSegment } from './geometry.ts';
import { textWidth } from './textWidth.ts';
import type { Box, Label, Point, Segment, Shape } from './types.ts';

export interface LabelledPoint extends Point {
  name: string;
  /** Half the width of the station's symbol. */
  radius: number;
}

/** Positions of a label relative to its station, as -1, 0 or 1 for x and y; preferred ones first. */
const sides: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
];
const anchors = { '-1': 'end', '0': 'middle', '1': 'start' } as const;

/** The label of a station at one of its sides. */
export function labelAt({ x, y, name, radius }: LabelledPoint, side: Point, { name: size, note }: Shape): Label {
  const width = textWidth(name, size);
  const height = size + note + 2;
  const away = radius + sizes.labelGap;
  // Diagonal labels may be closer, because their corner points at the station.
  const near = side.x !== 0 && side.y !== 0 ? away * 0.7 : away;
  const left = side.x === 0 ? x - width / 2 : side.x > 0 ? x + near : x - near - width;
  const top = side.y === 0 ? y - height / 2 : side.y > 0 ? y + near : y - near - height;
  const anchor = anchors[String(side.x) as keyof typeof anchors];
  const box: Box = {
    left: Math.floor(left),
    top: Math.floor(top),
    right: Math.ceil(left + width),
    bottom: Math.ceil(top + height),
  };
  return {
    x: anchor === 'start' ? box.left : anchor === 'end' ? box.right : Math.round(x),
    y: Math.round(top + size * 0.86),
    anchor,
    box,
  };
}

/**
 * Places all labels by backtracking, without overlap with each other, stations or lines; undefined if no placement is found.
 * The cost is low if labels are beside their stations and inside the room.
 */
export function placeLabels(
  stations: readonly LabelledPoint[],
  segments: readonly Segment[],
  shape: Shape,
  room: Box,
): { labels: Label[]; cost: number } | undefined {
  const candidates = stations.map((station) =>
    sides
      .map((side, index) => ({ label: labelAt(station, side, shape), cost: index < 2 ? 0 : index < 4 ? 0.15 : 0.3 }))
      .filter(
        ({ label: { box } }) =>
          segments.every((segment) => boxToSegment(box, segment) >= sizes.line + sizes.gap) &&
          stations.every(
            (other) => boxToPoint(box, other) >= (other === station ? other.radius : other.radius + sizes.gap),
          ),
      )
      .map((candidate) => ({ ...candidate, cost: candidate.cost + overflow(candidate.label.box, room) / 25 }))
      .toSorted((a, b) => a.cost - b.cost),
  );
  // The stations with the fewest choices first.
  const order = stations
    .map((_, index) => index)
    .toSorted((a, b) => (candidates[a]?.length ?? 0) - (candidates[b]?.length ?? 0) || a - b);
  const labels: Label[] = [];
  let tries = 0;
  let cost = 0;
  const placeFrom = (depth: number): boolean => {
    const index = order[depth];
    if (index === undefined) return true;
    for (const candidate of candidates[index] ?? []) {
      if (++tries > 400) return false;
      if (
        order
          .slice(0, depth)
          .some((other) => labels[other] && boxesOverlap(labels[other].box, candidate.label.box, sizes.gap))
      )
        continue;
      labels[index] = candidate.label;
      cost += candidate.cost;
      if (placeFrom(depth + 1)) return true;
      cost -= candidate.cost;
      delete labels[index];
    }
    return false;
  };
  return placeFrom(0) ? { labels, cost } : undefined;
}

/** How far a box exceeds the room on its worst side in each direction. */
function overflow(box: Box, room: Box): number {
  return (
    Math.max(0, room.left - box.left, box.right - room.right) +
    Math.max(0, room.top - box.top, box.bottom - room.bottom)
  );
}
