import { createHash } from 'node:crypto';
import { across, interchanges, lineGap, type Point, points, stops, type TransitMap } from './transitMap.ts';

/** Chooses a number from 0 below `count`. */
type Choose = (count: number) => number;
type DrawMap = (choose: Choose, colours: readonly [number, number, number]) => TransitMap;

/** Three parallel lines that diverge behind the hub. */
const branches: DrawMap = (choose, colours) => {
  const hub = 5 + choose(3);
  const [up, down] = [1.6 + choose(3) * 0.4, 6.2 + choose(2) * 0.4];
  const part = hub + 1.9;
  const way = (side: -1 | 0 | 1): Point[] => {
    const start = points`-1,${4.4 + side * lineGap} ${part},${4.4 + side * lineGap}`;
    const to = side < 0 ? up : down;
    return side === 0 ? points`-1,4.4 17,4.4` : [...start, [part + Math.abs(to - 4.4 - side * lineGap), to], [17, to]];
  };
  return {
    lines: [
      { points: way(-1), colour: colours[1] },
      { points: way(1), colour: colours[2] },
      { points: way(0), colour: colours[0] },
    ],
    stops: [
      across(hub - 3.4, 4.4),
      ...stops`${part + 3.9},${up} ${part + 5.7},${up} ${part + 4.4},4.4 ${part + 3.3},${down} ${part + 5.1},${down}`,
    ],
    hub: [hub, 4.4],
    shore: points`-1,8.1 5,8.1 5.6,7.5 17,7.5`,
  };
};

/** A ring line, and two lines that cross it. */
const loop: DrawMap = (choose, colours) => {
  const left = 4.5 + choose(3) * 0.5;
  const right = left + 7;
  const cross = 4 + choose(2) * 0.5;
  const ring = [
    ...points`${left},4.2 ${left},3 ${left + 1.5},1.5 ${right - 1.5},1.5 ${right},3`,
    ...points`${right},5.4 ${right - 1.5},6.9 ${left + 1.5},6.9 ${left},5.4 ${left},4.1`,
  ];
  return {
    lines: [
      { points: points`-1,${cross} 17,${cross}`, colour: colours[1] },
      { points: points`${right - 3},-1 ${right - 3},1.5 ${right - 3},10`, colour: colours[2] },
      { points: ring, colour: colours[0] },
    ],
    stops: [
      ...interchanges`${right},${cross} ${right - 3},1.5 ${right - 3},${cross} ${right - 3},6.9`,
      ...stops`${left + 2.2},1.5 ${left + 2},6.9 1.8,${cross} ${right + 2.4},${cross}`,
    ],
    hub: [left, cross],
    shore: points`-1,7.7 3,7.7 3.5,8.2 17,8.2`,
  };
};

/** Three lines that stay parallel round two bends. */
const parallel: DrawMap = (choose, colours) => {
  const bend = 2.5 + choose(3) * 0.5;
  // Parallel at bends of 45 degrees.
  const way = (down: number): Point[] =>
    points`-1,6.4 ${bend},6.4 ${bend + 3.8},2.6 17,2.6`.map(([x, y]) => [x + down * (Math.SQRT2 - 1), y + down]);
  const hub = bend + 6.4;
  return {
    lines: [
      { points: way(-lineGap), colour: colours[1] },
      { points: way(0), colour: colours[0] },
      { points: way(lineGap), colour: colours[2] },
    ],
    stops: [
      across(1.2, 6.4),
      across(bend + 1.9, 4.5, lineGap / Math.SQRT2),
      across(hub + 5.2, 2.6),
      ...stops`${hub + 2.6},2.6 ${hub + 3.8},2.6`,
    ],
    hub: [hub, 2.6],
    shore: points`-1,8.2 ${bend + 3},8.2 ${bend + 5.4},5.8 17,5.8`,
  };
};

/** Three lines that end at one station on the shore. */
const terminus: DrawMap = (choose, colours) => {
  const hub = 9.5 + choose(3) * 0.5;
  const [up, down] = [1.8 + choose(2) * 0.4, 6.6 + choose(2) * 0.4];
  const end = (y: number): Point[] => points`-1,${y} ${hub - Math.abs(y - 4.3)},${y} ${hub},4.3`;
  return {
    lines: [
      { points: end(up), colour: colours[1] },
      { points: end(down), colour: colours[2] },
      { points: points`-1,4.3 ${hub},4.3`, colour: colours[0] },
    ],
    stops: [...interchanges`2.5,4.3`, ...stops`1.6,${up} 3.4,${up} 5.2,${up} 5.4,4.3 2.4,${down} 4.2,${down}`],
    hub: [hub, 4.3],
    shore: points`${hub + 0.6},10 ${hub + 0.6},7.2 ${hub + 2.2},5.6 ${hub + 2.2},2.6 ${hub + 5},-0.2 17,-1`,
  };
};

/** A horizontal line, a diagonal one, and one that meets both. */
const crossing: DrawMap = (choose, colours) => {
  const hub = 7 + choose(3);
  const leave = hub - 5.2 + choose(2) * 0.4;
  return {
    lines: [
      { points: points`${leave},10 ${leave},3.4 ${leave + 1.6},1.8 17,1.8`, colour: colours[2] },
      { points: points`${hub - 5.6},-1 ${hub + 2.1},6.7 17,6.7`, colour: colours[1] },
      { points: points`-1,4.6 17,4.6`, colour: colours[0] },
    ],
    stops: [
      ...interchanges`${leave},4.6 ${hub - 2.8},1.8`,
      ...stops`1.2,4.6 ${hub + 3.2},4.6 ${hub + 4.9},4.6 ${hub + 4.2},6.7 ${hub + 1},1.8 ${hub + 2.7},1.8`,
    ],
    hub: [hub, 4.6],
    shore: points`-1,8.2 ${leave + 1.6},8.2 ${leave + 2.2},7.6 17,7.6`,
  };
};

const drawings = { branches, loop, parallel, terminus, crossing } as const satisfies Record<string, DrawMap>;
export type Composition = keyof typeof drawings;

/** Their names in the order in which `recordPictures` takes them in turn. */
export const compositions = Object.keys(drawings) as Composition[];

/** The drawing of a record: `composition` says what kind of drawing, `name` decides the details, always alike. */
export function transitMapOf(name: string, composition: Composition, colour: number): TransitMap {
  const choose = choicesOf(`${composition}/${name}`);
  const colours = [0, 1 + choose(4)].map((step) => (colour + step) % 5);
  const third = [0, 1, 2, 3, 4].filter((index) => !colours.includes(index))[choose(3)] ?? 0;
  const drawn = drawings[composition](choose, [colours[0] ?? 0, colours[1] ?? 1, third]);
  return choose(2) === 0 ? drawn : mirrored(drawn);
}

/** Choices that depend on a text alone, each by a byte of its digest. */
function choicesOf(text: string): Choose {
  const bytes = createHash('sha256').update(text).digest();
  let at = 0;
  return (count) => (bytes[at++] ?? 0) % count;
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
