import type { Arm, ProjectedLocation } from './arms.ts';
import { angleBetween, distance, pointToSegment, segmentDistance, segmentsOf } from './geometry.ts';
import { sizes } from './shapes.ts';
import type { Box, Point, Segment, Shape } from './types.ts';

export interface PartialDrawing {
  /** Of each arm: its corners and stations in order from the interchange outwards. */
  paths: Point[][];
  /** Stations and their positions in the diagram. */
  placed: { stop: ProjectedLocation; at: Point }[];
  segments: Segment[];
  bounds: Box;
  cost: number;
}

const origin: Point = { x: 0, y: 0 };
/** Largest angle in radians between a step and the true direction from the previous station. */
const maxOff = 1.2;
/** Largest angle in radians by which a line turns at a station. */
const maxTurn = 1.6;
/** Preferred length of a step, in hops. */
const idealHops = 1.1;
/** What each fault of a step costs, found by looking at maps: a step with more of them is taken only where others collide. */
const weight = {
  /** For each squared radian between the step and the true direction from the previous station. */
  off: 0.8,
  /** For each squared radian between the station and its true direction from the interchange. */
  bearing: 2,
  /** For each hop by which the step differs from the preferred length. */
  length: 0.5,
  /** For each bend on the way to the station. */
  bend: 0.3,
  /** For each squared radian by which the line turns at the previous station. */
  turn: 0.25,
};

const emptyDrawing: PartialDrawing = {
  paths: [],
  placed: [],
  segments: [],
  bounds: { left: 0, top: 0, right: 0, bottom: 0 },
  cost: 0,
};

/**
 * Places the stations of all arms by a beam search, which keeps the `width` cheapest partial drawings after each station.
 * Stations lie in about their true direction from the previous station and from the interchange; nothing touches or crosses.
 * @param hop minimum distance of consecutive stations, in cells.
 * @param stretch factors by which the true positions are scaled.
 * @returns complete drawings, the cheapest first; empty if there is none.
 */
export function growLines(
  arms: readonly Arm[],
  hop: number,
  shape: Shape,
  stretch: Point,
  width: number,
): PartialDrawing[] {
  let beam: PartialDrawing[] = [emptyDrawing];
  arms.forEach((arm, number) => {
    let before = origin;
    for (const stop of arm.stops) {
      const target = { x: stop.x * stretch.x, y: stop.y * stretch.y };
      const direction = { x: target.x - before.x, y: target.y - before.y };
      const steps = beam
        .flatMap((drawing) => stepsFrom(drawing, { arm: number, stop, target, direction, hop, stretch, shape }))
        .toSorted((a, b) => a.cost - b.cost);
      beam = [];
      for (const step of steps) {
        const next = drawStep(step, number, stop, hop * shape.cell * 0.9);
        if (next && beam.push(next) === width) break;
      }
      before = target;
    }
  });
  return beam;
}

/** A candidate for the next station. */
interface Step {
  drawing: PartialDrawing;
  route: Point[];
  at: Point;
  bounds: Box;
  cost: number;
}
/** The next station to place. */
interface StepTarget {
  /** Index of the arm. */
  arm: number;
  stop: ProjectedLocation;
  /** The station's true position, scaled. */
  target: Point;
  /** True direction from the previous station. */
  direction: Point;
  hop: number;
  stretch: Point;
  shape: Shape;
}

/** Every candidate for the next station of an arm with its cost. Collisions are checked later, as that is expensive. */
function stepsFrom(drawing: PartialDrawing, { arm, stop, target, direction, hop, stretch, shape }: StepTarget): Step[] {
  const { cell } = shape;
  const path = drawing.paths[arm] ?? [origin];
  const from = path.at(-1) ?? origin;
  const before = path.at(-2);
  const heading = before ? { x: from.x - before.x, y: from.y - before.y } : origin;
  const reach = { x: hop + Math.ceil(hop * 0.4 * Math.max(1, stretch.x)), y: hop + Math.ceil(hop * 0.3) };
  const { left, top, right, bottom } = drawing.bounds;
  const overflowBefore = overflow(drawing.bounds, shape);
  const found: Step[] = [];
  for (let across = -reach.x; across <= reach.x; across++) {
    for (let down = -reach.y; down <= reach.y; down++) {
      if (Math.max(Math.abs(across), Math.abs(down)) < hop) continue;
      const off = angleBetween({ x: across, y: down }, direction);
      if (off > maxOff) continue;
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
        off * off * weight.off +
        angleBetween(at, target) ** 2 * weight.bearing +
        Math.abs(length - idealHops) * weight.length +
        orderPenalty(drawing, stop, at) +
        overflow(bounds, shape) -
        overflowBefore;
      for (const route of routes(from, at)) {
        const first = route[0] ?? at;
        const turnAngle = angleBetween({ x: first.x - from.x, y: first.y - from.y }, heading);
        if (turnAngle < maxTurn)
          found.push({
            drawing,
            route,
            at,
            bounds,
            cost: cost + (route.length - 1) * weight.bend + turnAngle * turnAngle * weight.turn,
          });
      }
    }
  }
  return found;
}

/** The drawing with one more station; undefined if the step collides with it. */
function drawStep(
  { drawing, route, at, bounds, cost }: Step,
  arm: number,
  stop: ProjectedLocation,
  near: number,
): PartialDrawing | undefined {
  const { placed, segments } = drawing;
  if (
    distance(at, origin) < near ||
    placed.some((other) => distance(at, other.at) < near) ||
    segments.some((segment) => pointToSegment(at, segment) < near * 0.6)
  )
    return undefined;
  const path = drawing.paths[arm] ?? [origin];
  const points = [path.at(-1) ?? origin, ...route];
  const added = segmentsOf(points);
  if (!added.every((segment) => isClear(segment, drawing, path))) return undefined;
  const paths = drawing.paths.slice();
  paths[arm] = [...path, ...route];
  return { paths, bounds, placed: [...placed, { stop, at }], segments: [...segments, ...added], cost };
}

/** The possible routes between two points: straight, or with one bend of 45 degrees. */
function routes(from: Point, to: Point): Point[][] {
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

/** Whether a segment keeps its distance from stations, lines and the interchange. */
function isClear(segment: Segment, { segments, placed }: PartialDrawing, path: readonly Point[]): boolean {
  const last = path.at(-1);
  const isSamePoint = (point: Point | undefined, end: Point) =>
    point !== undefined && point.x === end.x && point.y === end.y;
  return (
    placed.every(({ at }) => isSamePoint(last, at) || pointToSegment(at, segment) >= sizes.clearance + sizes.station) &&
    segments.every((other) => {
      const shared = [other.from, other.to].find((end) => isSamePoint(end, segment.from));
      // Segments that leave the same point must leave it in clearly different directions.
      if (shared) return angleBetween(directionFrom(other, shared), directionFrom(segment, shared)) > 0.7;
      if (isSamePoint(origin, other.from) && pointToSegment(origin, segment) < sizes.clearance * 3)
        return segmentDistance(segment, other) >= sizes.clearance / 2;
      return segmentDistance(segment, other) >= sizes.clearance;
    }) &&
    (isSamePoint(origin, segment.from) || pointToSegment(origin, segment) >= sizes.clearance * 2)
  );
}

/** Direction of a segment from one of its ends. */
function directionFrom({ from, to }: Segment, end: Point): Point {
  return from.x === end.x && from.y === end.y
    ? { x: to.x - from.x, y: to.y - from.y }
    : { x: from.x - to.x, y: from.y - to.y };
}

/** Penalty for a station on the wrong side of others: west should be left and north up. */
function orderPenalty({ placed }: PartialDrawing, stop: ProjectedLocation, at: Point): number {
  let sum = 0;
  for (const other of placed) {
    sum +=
      sidePenalty(stop.x - other.stop.x, at.x - other.at.x) + sidePenalty(stop.y - other.stop.y, at.y - other.at.y);
  }
  return sum;
}

/** True distance in kilometres from which being on the wrong side costs the full penalty. */
const fullPenaltyKm = 12;
const sidePenalty = (km: number, units: number) =>
  km * units <= 0 ? Math.min(1, Math.abs(km) / fullPenaltyKm) ** 2 * 1.5 : 0;

/** Room for labels beside the outermost stations: letters across and lines of text down. */
const labelLetters = 11;
const labelRows = 4;

/** Penalty for bounds that exceed the available room. */
function overflow({ left, top, right, bottom }: Box, { width, height, name, cell }: Shape): number {
  return (
    ((Math.max(0, right - left - width + labelLetters * name) + Math.max(0, bottom - top - height + labelRows * name)) /
      cell) *
    0.5
  );
}
