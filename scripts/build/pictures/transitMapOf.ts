import { seededRandom } from '../seededRandom.ts';
import type { Point } from './geometry.ts';
import { type Composition, drawings } from './compositions.ts';
import type { TransitMap } from './transitMap.ts';

/** The drawing of a record: `composition` says what kind of drawing, `name` decides the details, always alike. */
export function transitMapOf(name: string, composition: Composition, colour: number): TransitMap {
  const random = seededRandom(`${composition}/${name}`);
  const colours = [0, 1 + random.below(4)].map((step) => (colour + step) % 5);
  const third = [0, 1, 2, 3, 4].filter((index) => !colours.includes(index))[random.below(3)] ?? 0;
  const drawn = drawings[composition](random, [colours[0] ?? 0, colours[1] ?? 1, third]);
  return random.below(2) === 0 ? drawn : mirrored(drawn);
}

/** Left and right exchanged. */
function mirrored({ lines, stops, hub, shore }: TransitMap): TransitMap {
  const flip = ([x, y]: Point): Point => [16 - x, y];
  return {
    lines: lines.map(({ points, colour }) => ({ points: points.map(flip), colour })),
    stops: stops.map(({ at, to, interchange: meets }) => ({
      at: flip(at),
      ...(to ? { to: flip(to) } : {}),
      interchange: meets,
    })),
    hub: flip(hub),
    shore: shore.map(flip),
  };
}
