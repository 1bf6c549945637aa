import { distance } from './geometry.ts';
import type { MapPlace, Point } from './types.ts';

/** A place where it truly lies: km east and south of the home place. */
export interface Sited extends Point {
  place: MapPlace;
}

/** A stretch of a region's line, from the interchange outward. */
export interface Arm {
  region: string;
  stops: Sited[];
}

const kmPerDegree = 111.2;

export function siteAround(home: MapPlace, places: readonly MapPlace[]): Sited[] {
  const shrink = Math.cos((home.coordinates.latitude * Math.PI) / 180);
  return places.map((place) => ({
    place,
    x: turn(place.coordinates.longitude - home.coordinates.longitude) * shrink * kmPerDegree,
    y: (home.coordinates.latitude - place.coordinates.latitude) * kmPerDegree,
  }));
}

/** The short way round the earth, in degrees. */
const turn = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;

const origin: Point = { x: 0, y: 0 };
/** A line through the interchange must be this much shorter than one that ends there. */
const worthPassing = 0.85;

/** A region's stations as one line: out from the interchange, or through it where that is clearly shorter. */
export function armsOf(region: string, stops: readonly Sited[]): Arm[] {
  if (stops.length === 0) return [];
  const out = shortest([origin, ...stops], [0]);
  const through = shortest(
    [origin, ...stops],
    stops.map((_, index) => index + 1),
  );
  const path = length(through) < length(out) * worthPassing ? through : out;
  const middle = path.indexOf(origin);
  const sides = [path.slice(0, middle).toReversed(), path.slice(middle + 1)] as Sited[][];
  return sides.filter((side) => side.length > 0).map((side) => ({ region, stops: side }));
}

/** A short open path over all points that begins at one of the given ones: nearest neighbours, then uncrossed. */
function shortest(points: readonly Point[], starts: readonly number[]): Point[] {
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
    uncross(path);
    if (best.length === 0 || length(path) < length(best) - 1e-9) best = path;
  }
  return best;
}

function uncross(path: Point[]): void {
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

function length(path: readonly Point[]): number {
  return path.slice(1).reduce((sum, point, index) => sum + distance(path[index] ?? point, point), 0);
}
