import { textWidth } from './textWidth.ts';
import type { Box, Point, Shape, Shore } from './types.ts';

/** Minimum distance between the water and everything drawn, in units. */
const shoreGap = 34;
/** Stretches of shore at one height, so that it does not trace every label. */
const reaches = 5;

/**
 * The water south of the stations: below all obstacles, with slopes of 45 degrees. The polygon is closed along the bottom of
 * the view, and extends beyond its sides for pages that show more than the view.
 */
export function shoreUnder(
  obstacles: readonly Box[],
  view: Box,
  name: string,
  { cell, name: size }: Shape,
): { shore: Shore; bottom: number } {
  const width = (view.right - view.left) / reaches;
  const lefts = Array.from({ length: reaches }, (_, index) => view.left + index * width);
  const lowest = Math.max(...obstacles.map(({ bottom }) => bottom)) + shoreGap;
  // Each reach is below what is above it or near it; the lowest bays alone are filled.
  const heights = lefts.map((left) => {
    const above = obstacles.filter((box) => box.right > left - width / 4 && box.left < left + width * 1.25);
    return Math.max(lowest - cell * 4, ...above.map(({ bottom }) => bottom + shoreGap));
  });
  // A slope has room within its reach.
  const neighbours = (index: number) => [heights[index - 1] ?? 0, heights[index + 1] ?? 0];
  for (let round = 1; round < reaches; round++)
    for (const index of heights.keys())
      heights[index] = Math.max(heights[index] ?? 0, ...neighbours(index).map((other) => other - width / 2));
  const line = heights.flatMap((y, index): Point[] => {
    const [left, next] = [(lefts[index] ?? 0) + width, heights[index + 1]];
    if (next === undefined || next === y) return [];
    // Within the reach whose shore is lower than the other's.
    const from = next > y ? left - (next - y) : left;
    return [
      { x: from, y },
      { x: from + Math.abs(next - y), y: next },
    ];
  });
  const bottom = Math.max(view.bottom, lowest + cell);
  const bleed = 40 * cell;
  const points = [
    { x: view.left - bleed, y: heights[0] ?? bottom },
    ...line,
    { x: view.right + bleed, y: heights.at(-1) ?? bottom },
    { x: view.right + bleed, y: bottom },
    { x: view.left - bleed, y: bottom },
  ];
  // The name stands where the water is deepest under all of it.
  const half = textWidth(name, size) / 2 + cell / 2;
  const depthAt = (x: number) => {
    const over = heights.filter((_, index) => Math.abs((lefts[index] ?? 0) + width / 2 - x) < half + width / 2);
    return bottom - Math.max(...over);
  };
  const middles = lefts.map((left) => Math.min(Math.max(left + width / 2, view.left + half), view.right - half));
  const x = middles.reduce((best, at) => (depthAt(at) >= depthAt(best) ? at : best));
  return {
    bottom,
    shore: { name, points, label: { x: Math.round(x), y: Math.round(bottom - depthAt(x) / 2 + size / 3) } },
  };
}
