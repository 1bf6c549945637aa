import { describe, expect, it } from 'vitest';
import { compositions, transitMapOf } from '#scripts/build/pictures/compositions.ts';
import type { Point } from '#scripts/build/pictures/transitMap.ts';

const maps = compositions.flatMap((composition) =>
  [...Array(12).keys()].map((at) => ({ composition, map: transitMapOf(`record-${at}`, composition, at % 5) })),
);
const pieces = (points: readonly Point[]) => points.slice(1).map((to, index) => [points[index] as Point, to] as const);

function distance([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number {
  const share = Math.min(
    1,
    Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
  );
  return Math.hypot(x - ax - share * (bx - ax), y - ay - share * (by - ay));
}

describe('transitMapOf', () => {
  it('keeps every line at right angles or half of one', () => {
    const lines = maps.flatMap(({ map }) => map.lines.flatMap(({ points }) => pieces(points)));
    const angles = lines.map(([[ax, ay], [bx, by]]) => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI);
    expect(angles.filter((angle) => Math.abs(angle / 45 - Math.round(angle / 45)) > 1e-6)).toEqual([]);
  });

  it("gives three lines three colours, the record's own among them, and keeps stops and hub on them", () => {
    for (const [index, { map }] of maps.entries()) {
      const { hub, lines, stops } = map;
      expect(new Set(lines.map(({ colour }) => colour)).size).toBe(3);
      expect(lines.map(({ colour }) => colour)).toContain((index % 12) % 5);
      const all = lines.flatMap(({ points }) => pieces(points));
      const fromLine = (point: Point) => Math.min(...all.map((piece) => distance(point, piece)));
      for (const { at, to = at } of stops) {
        const middle: Point = [(at[0] + to[0]) / 2, (at[1] + to[1]) / 2];
        expect(fromLine(middle)).toBeLessThan(0.01);
        expect(Math.hypot(middle[0] - hub[0], middle[1] - hub[1])).toBeGreaterThan(1.5);
      }
      expect(fromLine(hub)).toBeLessThan(0.01);
      // Whole on the sheet of 16 by 9.
      expect(Math.min(hub[0], 16 - hub[0], hub[1], 9 - hub[1])).toBeGreaterThan(1.5);
    }
  });
});
