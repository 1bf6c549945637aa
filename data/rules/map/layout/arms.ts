import { distance } from './geometry.ts';
import type { MapLocation, Point } from './types.ts';

/** A location with its true position: kilometres east (x) and south (y) of the home location. */
export interface ProjectedLocation extends Point {
  location: MapLocation;
}

/** The part of a region's line on one side of the interchange; stops in order from the interchange outwards. */
export interface Arm {
  region: string;
  stops: ProjectedLocation[];
}

const kmPerDegree = 111.2;

/** Projects coordinates to kilometres around the home location (equirectangular projection). */
export function projectLocations(home: MapLocation, locations: readonly MapLocation[]): ProjectedLocation[] {
  const longitudeScale = Math.cos((home.coordinates.latitude * Math.PI) / 180);
  return locations.map((location) => ({
    location,
    x: normalizeDegrees(location.coordinates.longitude - home.coordinates.longitude) * longitudeScale * kmPerDegree,
    y: (home.coordinates.latitude - location.coordinates.latitude) * kmPerDegree,
  }));
}

/** A difference of longitudes from -180 up to 180 degrees, so that an area may span the antimeridian. */
const normalizeDegrees = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

const origin: Point = { x: 0, y: 0 };
/** How long a line through the interchange may be, compared with one that ends there. */
const maxThroughRatio = 0.85;

/** Connects a region's stations by one short line that ends at the interchange, or passes it where that is clearly shorter. */
export function armsOf(region: string, stops: readonly ProjectedLocation[]): Arm[] {
  if (stops.length === 0) return [];
  const out = shortestPath([origin, ...stops], [0]);
  const through = shortestPath(
    [origin, ...stops],
    stops.map((_, index) => index + 1),
  );
  const path = pathLength(through) < pathLength(out) * maxThroughRatio ? through : out;
  const middle = path.indexOf(origin);
  const sides = [path.slice(0, middle).toReversed(), path.slice(middle + 1)] as ProjectedLocation[][];
  return sides.filter((side) => side.length > 0).map((side) => ({ region, stops: side }));
}

/** A short open path through all points from one of the start indexes: nearest neighbour, improved by 2-opt. */
function shortestPath(points: readonly Point[], starts: readonly number[]): Point[] {
  let best: Point[] = [];
  for (const start of starts) {
    const left = [...points];
    const path = left.splice(start, 1);
    while (left.length > 0) {
      const last = path.at(-1) ?? origin;
      const next = left.reduce((nearest, point) =>
        distance(last, point) < distance(last, nearest) - 1e-9 ? point : nearest,
      );
      left.splice(left.indexOf(next), 1);
      path.push(next);
    }
    removeCrossings(path);
    if (best.length === 0 || pathLength(path) < pathLength(best) - 1e-9) best = path;
  }
  return best;
}

/** Improves a path in place by 2-opt: reverses sections as long as that makes it shorter. */
function removeCrossings(path: Point[]): void {
  const at = (index: number) => path[index] ?? origin;
  for (let isBetter = true, rounds = 0; isBetter && rounds < 20; rounds++) {
    isBetter = false;
    for (let i = 0; i < path.length - 2; i++) {
      for (let j = i + 2; j < path.length; j++) {
        const after = j + 1 < path.length ? distance(at(i + 1), at(j + 1)) - distance(at(j), at(j + 1)) : 0;
        if (distance(at(i), at(j)) - distance(at(i), at(i + 1)) + after < -1e-9) {
          path.splice(i + 1, j - i, ...path.slice(i + 1, j + 1).reverse());
          isBetter = true;
        }
      }
    }
  }
}

function pathLength(path: readonly Point[]): number {
  return path.slice(1).reduce((sum, point, index) => sum + distance(path[index] ?? point, point), 0);
}
