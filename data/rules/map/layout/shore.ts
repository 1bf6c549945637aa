import { textWidth } from './textWidth.ts';
import type { Box, Point, Shape, Shore } from './types.ts';

/** Minimum distance between the water and everything drawn, in units. */
const shoreGap = 34;

/**
 * The water south of the stations: below all obstacles, with slopes of 45 degrees. The polygon is closed along the bottom of
 * the view, and extends beyond its sides for pages that show more than the view.
 */
export function shoreUnder(
  obstacles: readonly Box[],
  view: Box,
  name: string,
  shape: Shape,
): { shore: Shore; bottom: number } {
  const { cell } = shape;
  const bleed = 40 * cell;
  const floor = Math.min(...obstacles.map(({ bottom }) => bottom));
  const edge = (x: number) =>
    Math.max(
      floor,
      ...obstacles.map(
        ({ left, right, bottom }) => bottom + shoreGap - Math.max(0, left - cell / 2 - x, x - right - cell / 2),
      ),
    );
  const xs: number[] = [];
  for (let x = Math.floor(view.left / cell) * cell; x <= view.right + cell; x += cell / 2) xs.push(x);
  const lowest = Math.ceil(Math.max(...xs.map(edge)));
  // Few high steps, so that the shore does not trace every label.
  const step = cell * 2;
  const line = smoothShore(
    xs.map((x) => ({ x, y: lowest - Math.floor((lowest - edge(x)) / step) * step })),
    cell,
  );
  const bottom = Math.max(view.bottom, lowest + cell);
  const half = textWidth(name, shape.name) / 2 + cell;
  let best = { x: 0, y: 0, depth: -1 };
  for (const x of xs.filter((at) => at - half >= view.left && at + half <= view.right)) {
    const top = Math.max(...xs.filter((at) => Math.abs(at - x) <= half).map((at) => heightAt(line, at)));
    if (bottom - top >= best.depth)
      best = { x, y: Math.round((top + bottom) / 2 + shape.name / 3), depth: bottom - top };
  }
  const first = line[0]?.y ?? bottom;
  const last = line.at(-1)?.y ?? bottom;
  const points = [
    { x: view.left - bleed, y: first },
    ...line,
    { x: view.right + bleed, y: last },
    { x: view.right + bleed, y: bottom },
    { x: view.left - bleed, y: bottom },
  ];
  return { bottom, shore: { name, points, label: { x: best.x, y: best.y } } };
}

/** Removes bays that are too narrow, limits the slope to 45 degrees, and drops points on straight lines. */
function smoothShore(points: Point[], cell: number): Point[] {
  const reach = 5;
  // Morphological closing over a window of `reach` points to each side, which removes narrower bays.
  const lowered = points.map(({ x }, index) => ({
    x,
    y: Math.max(...points.slice(Math.max(0, index - reach), index + reach + 1).map(({ y }) => y)),
  }));
  const filled = lowered.map(({ x }, index) => ({
    x,
    y: Math.min(...lowered.slice(Math.max(0, index - reach), index + reach + 1).map(({ y }) => y)),
  }));
  const slope = cell / 2;
  for (let i = 1; i < filled.length; i++) limitSlope(filled, i, i - 1, slope);
  for (let i = filled.length - 2; i >= 0; i--) limitSlope(filled, i, i + 1, slope);
  return withoutSteps(
    filled.filter((_, index) => !isStraight(filled, index)),
    cell * 3,
  );
}

function isStraight(points: readonly Point[], index: number): boolean {
  const [before, at, after] = [points[index - 1], points[index], points[index + 1]];
  return !!before && !!at && !!after && (at.y - before.y) * (after.x - at.x) === (after.y - at.y) * (at.x - before.x);
}

/** Removes short horizontal steps from slopes by moving the shore towards the water. */
function withoutSteps(points: readonly Point[], shortest: number): Point[] {
  const line = points.map((point) => ({ ...point }));
  for (let i = 1; i + 2 < line.length; ) {
    const [before, from, to, after] = [line[i - 1], line[i], line[i + 1], line[i + 2]];
    if (!before || !from || !to || !after) break;
    const width = to.x - from.x;
    const isStep = from.y === to.y && width < shortest && (from.y - before.y) * (after.y - to.y) > 0;
    if (!isStep) {
      i++;
      continue;
    }
    if (after.y < to.y) before.x += width;
    else after.x -= width;
    line.splice(i, 2);
    i = Math.max(1, i - 1);
  }
  return line;
}

/** Moves a point down to at most `slope` above its neighbour. */
function limitSlope(points: Point[], index: number, from: number, slope: number): void {
  const point = points[index];
  const other = points[from];
  if (point && other) point.y = Math.max(point.y, other.y - slope);
}

/** The y of a line at an x, interpolated. */
function heightAt(line: readonly Point[], x: number): number {
  const index = line.findIndex((point) => point.x >= x);
  const after = line[index] ?? line.at(-1);
  const before = line[Math.max(0, index - 1)] ?? after;
  if (!after || !before) return 0;
  return after.x === before.x ? after.y : before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
}
