import type { Arm, Sited } from './arms.ts';
import { angleBetween, distance, pointToSegment, segmentsApart, stretches } from './geometry.ts';
import { drawn } from './shapes.ts';
import type { Box, Point, Segment, Shape } from './types.ts';

export interface Grown {
  /** Of each arm: its corners and stations from the interchange outward. */
  paths: Point[][];
  /** Stations with where they truly lie. */
  placed: { stop: Sited; at: Point }[];
  segments: Segment[];
  bounds: Box;
  cost: number;
}

const origin: Point = { x: 0, y: 0 };
const begun: Grown = { paths: [], placed: [], segments: [], bounds: { left: 0, top: 0, right: 0, bottom: 0 }, cost: 0 };

/**
 * Draws arm after arm, station after station, and keeps the best few drawings after each step (a beam search): a station lies about where it
 * truly does as seen from the one before and from the interchange, a good step away, and nothing touches or crosses. Empty where there is no way.
 */
export function growLines(arms: readonly Arm[], hop: number, shape: Shape, stretch: Point, width: number): Grown[] {
  let beam: Grown[] = [begun];
  arms.forEach((arm, number) => {
    let before = origin;
    for (const stop of arm.stops) {
      const seen = { x: stop.x * stretch.x, y: stop.y * stretch.y };
      const wanted = { x: seen.x - before.x, y: seen.y - before.y };
      const offers = beam
        .flatMap((drawing) => stepsFrom(drawing, { arm: number, stop, seen, wanted, hop, stretch, shape }))
        .toSorted((a, b) => a.cost - b.cost);
      beam = [];
      for (const offer of offers) {
        const next = drawStep(offer, number, stop, hop * shape.cell * 0.9);
        if (next && beam.push(next) === width) break;
      }
      before = seen;
    }
  });
  return beam;
}

interface Step {
  drawing: Grown;
  way: Point[];
  at: Point;
  bounds: Box;
  cost: number;
}
interface Wish {
  arm: number;
  stop: Sited;
  seen: Point;
  wanted: Point;
  hop: number;
  stretch: Point;
  shape: Shape;
}

/** Every way to the next station of an arm with its cost, not yet looked at for what stands in its way. */
function stepsFrom(drawing: Grown, { arm, stop, seen, wanted, hop, stretch, shape }: Wish): Step[] {
  const { cell } = shape;
  const path = drawing.paths[arm] ?? [origin];
  const from = path.at(-1) ?? origin;
  const before = path.at(-2);
  const heading = before ? { x: from.x - before.x, y: from.y - before.y } : origin;
  const reach = { x: hop + Math.ceil(hop * 0.4 * Math.max(1, stretch.x)), y: hop + Math.ceil(hop * 0.3) };
  const { left, top, right, bottom } = drawing.bounds;
  const excessBefore = excess(drawing.bounds, shape);
  const found: Step[] = [];
  for (let across = -reach.x; across <= reach.x; across++) {
    for (let down = -reach.y; down <= reach.y; down++) {
      if (Math.max(Math.abs(across), Math.abs(down)) < hop) continue;
      const off = angleBetween({ x: across, y: down }, wanted);
      if (off > 1.2) continue;
      const at = { x: from.x + across * cell, y: from.y + down * cell };
      const bounds = {
        left: Math.min(left, at.x),
        top: Math.min(top, at.y),
        right: Math.max(right, at.x),
        bottom: Math.max(bottom, at.y),
      };
      const length = Math.hypot(across / Math.max(1, stretch.x), down / Math.max(1, 1 / stretch.x)) / hop;
      const cost =
        drawing.cost +
        off * off * 0.8 +
        angleBetween(at, seen) ** 2 * 2 +
        Math.abs(length - 1.1) * 0.5 +
        misplaced(drawing, stop, at) +
        excess(bounds, shape) -
        excessBefore;
      for (const way of ways(from, at)) {
        const first = way[0] ?? at;
        const turn = angleBetween({ x: first.x - from.x, y: first.y - from.y }, heading);
        if (turn < 1.6)
          found.push({ drawing, way, at, bounds, cost: cost + (way.length - 1) * 0.3 + turn * turn * 0.25 });
      }
    }
  }
  return found;
}

/** The drawing with one more step; undefined where something stands in its way. */
function drawStep({ drawing, way, at, bounds, cost }: Step, arm: number, stop: Sited, near: number): Grown | undefined {
  const { placed, segments } = drawing;
  if (
    distance(at, origin) < near ||
    placed.some((other) => distance(at, other.at) < near) ||
    segments.some((segment) => pointToSegment(at, segment) < near * 0.6)
  )
    return undefined;
  const path = drawing.paths[arm] ?? [origin];
  const points = [path.at(-1) ?? origin, ...way];
  const added = stretches(points);
  if (!added.every((segment) => isClear(segment, drawing, path))) return undefined;
  const paths = drawing.paths.slice();
  paths[arm] = [...path, ...way];
  return { paths, bounds, placed: [...placed, { stop, at }], segments: [...segments, ...added], cost };
}

/** Straight, or with one bend of 45 degrees. */
function ways(from: Point, to: Point): Point[][] {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const slant = Math.min(Math.abs(x), Math.abs(y));
  if (slant === 0 || Math.abs(x) === Math.abs(y)) return [[to]];
  const diagonal = { x: Math.sign(x) * slant, y: Math.sign(y) * slant };
  return [
    [{ x: from.x + diagonal.x, y: from.y + diagonal.y }, to],
    [{ x: to.x - diagonal.x, y: to.y - diagonal.y }, to],
  ];
}

function isClear(segment: Segment, { segments, placed }: Grown, path: readonly Point[]): boolean {
  const last = path.at(-1);
  const isOn = (point: Point | undefined, end: Point) => point !== undefined && point.x === end.x && point.y === end.y;
  return (
    placed.every(({ at }) => isOn(last, at) || pointToSegment(at, segment) >= drawn.clearance + drawn.station) &&
    segments.every((other) => {
      const shared = [other.from, other.to].find((end) => isOn(end, segment.from));
      // Two that leave one point must leave it in different directions.
      if (shared) return angleBetween(away(other, shared), away(segment, shared)) > 0.7;
      if (isOn(origin, other.from) && pointToSegment(origin, segment) < drawn.clearance * 3)
        return segmentsApart(segment, other) >= drawn.clearance / 2;
      return segmentsApart(segment, other) >= drawn.clearance;
    }) &&
    (isOn(origin, segment.from) || pointToSegment(origin, segment) >= drawn.clearance * 2)
  );
}

function away({ from, to }: Segment, end: Point): Point {
  return from.x === end.x && from.y === end.y
    ? { x: to.x - from.x, y: to.y - from.y }
    : { x: from.x - to.x, y: from.y - to.y };
}

/** How much a station is on the wrong side of others: west is left and north is up. */
function misplaced({ placed }: Grown, stop: Sited, at: Point): number {
  let sum = 0;
  for (const other of placed) {
    sum += wrong(stop.x - other.stop.x, at.x - other.at.x) + wrong(stop.y - other.stop.y, at.y - other.at.y);
  }
  return sum;
}

/** Km that count as much as a whole wrong side. */
const clearlyApart = 12;
const wrong = (km: number, units: number) =>
  km * units <= 0 ? Math.min(1, Math.abs(km) / clearlyApart) ** 2 * 1.5 : 0;

/** Labels want room beside the outermost stations: about this many letters across, and lines down. */
const letters = 11;
const rows = 4;

function excess({ left, top, right, bottom }: Box, { width, height, name, cell }: Shape): number {
  return (
    ((Math.max(0, right - left - width + letters * name) + Math.max(0, bottom - top - height + rows * name)) / cell) *
    0.5
  );
}
