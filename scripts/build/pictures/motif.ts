import { beside, type Choices, choicesFrom, type Point } from './geometry.ts';

/** One line of a drawn network; colours are counted as the site's line colours are, from 0. */
export interface Line {
  points: readonly Point[];
  colour: number;
}
/** A stop; an interchange where lines meet, which reaches to `to` where they share a track. */
export interface Stop {
  at: Point;
  to?: Point;
  interchange: boolean;
}
/** A drawn network on a sheet of 16 by 9 squares; `hub` is the station that the picture is about. */
export interface Motif {
  lines: readonly Line[];
  stops: readonly Stop[];
  hub: Point;
  shore: readonly Point[];
}

export const compositions = ['branches', 'loop', 'parallel', 'terminus', 'crossing'] as const;
export type Composition = (typeof compositions)[number];

/** How far lines on one track are apart, in squares. */
const track = 0.42;

/** The drawing of a record: its composition says what kind of record it is, its name the details. */
export function motifOf(name: string, composition: Composition, colour: number): Motif {
  const choices = choicesFrom(`${composition}/${name}`);
  const colours = [0, 1 + choices.below(4)].map((step) => (colour + step) % 5);
  const third = [0, 1, 2, 3, 4].filter((index) => !colours.includes(index))[choices.below(3)] ?? 0;
  const drawn = draw[composition](choices, [colours[0] ?? 0, colours[1] ?? 1, third]);
  return choices.below(2) === 0 ? drawn : mirrored(drawn);
}

type Draw = (choices: Choices, colours: readonly [number, number, number]) => Motif;

const stop = (x: number, y: number): Stop => ({ at: [x, y], interchange: false });
const interchange = (x: number, y: number): Stop => ({ at: [x, y], interchange: true });
/** An interchange of all lines of a track; `lean` says how far its ends are apart sideways. */
const across = (x: number, y: number, lean = 0): Stop => ({
  at: [x - lean, y - Math.sqrt(track ** 2 - lean ** 2)],
  to: [x + lean, y + Math.sqrt(track ** 2 - lean ** 2)],
  interchange: true,
});

const draw: Record<Composition, Draw> = {
  /** Three lines come on one track and part behind the hub. */
  branches(choices, colours) {
    const hub = 5 + choices.below(3);
    const [up, down] = [1.6 + choices.below(3) * 0.4, 6.2 + choices.below(2) * 0.4];
    const part = hub + 1.9;
    const way = (side: -1 | 0 | 1): Point[] => {
      const start: Point[] = [
        [-1, 4.4 + side * track],
        [part, 4.4 + side * track],
      ];
      const to = side < 0 ? up : down;
      return side === 0
        ? [
            [-1, 4.4],
            [17, 4.4],
          ]
        : [...start, [part + Math.abs(to - 4.4 - side * track), to], [17, to]];
    };
    return {
      lines: [
        { points: way(-1), colour: colours[1] },
        { points: way(1), colour: colours[2] },
        { points: way(0), colour: colours[0] },
      ],
      stops: [
        across(hub - 3.4, 4.4),
        stop(part + 3.9, up),
        stop(part + 5.7, up),
        stop(part + 4.4, 4.4),
        stop(part + 3.3, down),
        stop(part + 5.1, down),
      ],
      hub: [hub, 4.4],
      shore: [
        [-1, 8.1],
        [5, 8.1],
        [5.6, 7.5],
        [17, 7.5],
      ],
    };
  },
  /** A ring line, and one that crosses it. */
  loop(choices, colours) {
    const left = 4.5 + choices.below(3) * 0.5;
    const right = left + 7;
    const cross = 4 + choices.below(2) * 0.5;
    const ring: Point[] = [
      [left, 4.2],
      [left, 3],
      [left + 1.5, 1.5],
      [right - 1.5, 1.5],
      [right, 3],
      [right, 5.4],
      [right - 1.5, 6.9],
      [left + 1.5, 6.9],
      [left, 5.4],
      [left, 4.1],
    ];
    return {
      lines: [
        {
          points: [
            [-1, cross],
            [17, cross],
          ],
          colour: colours[1],
        },
        {
          points: [
            [right - 3, -1],
            [right - 3, 1.5],
            [right - 3, 10],
          ],
          colour: colours[2],
        },
        { points: ring, colour: colours[0] },
      ],
      stops: [
        interchange(right, cross),
        interchange(right - 3, 1.5),
        interchange(right - 3, cross),
        interchange(right - 3, 6.9),
        stop(left + 2.2, 1.5),
        stop(left + 2, 6.9),
        stop(1.8, cross),
        stop(right + 2.4, cross),
      ],
      hub: [left, cross],
      shore: [
        [-1, 7.7],
        [3, 7.7],
        [3.5, 8.2],
        [17, 8.2],
      ],
    };
  },
  /** Three lines keep together round two bends. */
  parallel(choices, colours) {
    const bend = 2.5 + choices.below(3) * 0.5;
    const way: Point[] = [
      [-1, 6.4],
      [bend, 6.4],
      [bend + 3.8, 2.6],
      [17, 2.6],
    ];
    const hub = bend + 6.4;
    return {
      lines: [
        { points: beside(way, -track), colour: colours[1] },
        { points: way, colour: colours[0] },
        { points: beside(way, track), colour: colours[2] },
      ],
      stops: [
        across(1.2, 6.4),
        across(bend + 1.9, 4.5, track / Math.SQRT2),
        stop(hub + 2.6, 2.6),
        stop(hub + 3.8, 2.6),
        across(hub + 5.2, 2.6),
      ],
      hub: [hub, 2.6],
      shore: [
        [-1, 8.2],
        [bend + 3, 8.2],
        [bend + 5.4, 5.8],
        [17, 5.8],
      ],
    };
  },
  /** Three lines end at one station on the shore. */
  terminus(choices, colours) {
    const hub = 9.5 + choices.below(3) * 0.5;
    const [up, down] = [1.8 + choices.below(2) * 0.4, 6.6 + choices.below(2) * 0.4];
    const end = (y: number): Point[] => [
      [-1, y],
      [hub - Math.abs(y - 4.3), y],
      [hub, 4.3],
    ];
    return {
      lines: [
        { points: end(up), colour: colours[1] },
        { points: end(down), colour: colours[2] },
        {
          points: [
            [-1, 4.3],
            [hub, 4.3],
          ],
          colour: colours[0],
        },
      ],
      stops: [
        stop(1.6, up),
        stop(3.4, up),
        stop(5.2, up),
        interchange(2.5, 4.3),
        stop(5.4, 4.3),
        stop(2.4, down),
        stop(4.2, down),
      ],
      hub: [hub, 4.3],
      shore: [
        [hub + 0.6, 10],
        [hub + 0.6, 7.2],
        [hub + 2.2, 5.6],
        [hub + 2.2, 2.6],
        [hub + 5, -0.2],
        [17, -1],
      ],
    };
  },
  /** A line across, one on the slant, and one that meets both. */
  crossing(choices, colours) {
    const hub = 7 + choices.below(3);
    const leave = hub - 5.2 + choices.below(2) * 0.4;
    return {
      lines: [
        {
          points: [
            [leave, 10],
            [leave, 3.4],
            [leave + 1.6, 1.8],
            [17, 1.8],
          ],
          colour: colours[2],
        },
        {
          points: [
            [hub - 5.6, -1],
            [hub + 2.1, 6.7],
            [17, 6.7],
          ],
          colour: colours[1],
        },
        {
          points: [
            [-1, 4.6],
            [17, 4.6],
          ],
          colour: colours[0],
        },
      ],
      stops: [
        interchange(leave, 4.6),
        interchange(hub - 2.8, 1.8),
        stop(1.2, 4.6),
        stop(hub + 3.2, 4.6),
        stop(hub + 4.9, 4.6),
        stop(hub + 4.2, 6.7),
        stop(hub + 1, 1.8),
        stop(hub + 2.7, 1.8),
      ],
      hub: [hub, 4.6],
      shore: [
        [-1, 8.2],
        [leave + 1.6, 8.2],
        [leave + 2.2, 7.6],
        [17, 7.6],
      ],
    };
  },
};

function mirrored({ lines, stops, hub, shore }: Motif): Motif {
  const over = ([x, y]: Point): Point => [16 - x, y];
  return {
    lines: lines.map(({ points, colour }) => ({ points: points.map(over), colour })),
    stops: stops.map(({ at, to, interchange: meets }) => ({
      at: over(at),
      ...(to ? { to: over(to) } : {}),
      interchange: meets,
    })),
    hub: over(hub),
    shore: shore.map(over),
  };
}
