import type { Sited } from './arms.ts';
import { labelAt } from './placeLabels.ts';
import { drawn } from './shapes.ts';
import { textWidth } from './textWidth.ts';
import type { Label, Point, Shape } from './types.ts';

export interface Comb {
  paths: Point[][];
  stations: { stop: Sited; at: Point; label: Label }[];
  width: number;
}

/** The way that always works: lines run down from the interchange side by side, and turn off one after the other into rows. */
export function comb(groups: readonly (readonly Sited[])[], home: string, shape: Shape): Comb {
  const beside = drawn.line * 2 + drawn.gap;
  const trunk = (groups.length - 1) * beside;
  const pitch =
    Math.max(...[home, ...groups.flat().map(({ place }) => place.name)].map((name) => textWidth(name, shape.name))) +
    drawn.clearance;
  const rowHeight = shape.name + shape.note + drawn.station * 2 + drawn.clearance * 2;
  const curve = drawn.clearance;
  const perRow = Math.max(1, Math.floor((shape.width * 1.2) / pitch));
  const start = trunk + curve * 2 + pitch / 2;
  const end = start + (perRow - 1) * pitch;
  const out: Comb = { paths: [], stations: [], width: trunk };
  let row = 0;
  groups.forEach((stops, number) => {
    const x = (groups.length - 1 - number) * beside;
    const path: Point[] = [{ x, y: 0 }];
    stops.forEach((stop, index) => {
      const column = index % perRow;
      const isBack = Math.floor(index / perRow) % 2 === 1;
      if (column === 0) {
        row += 1;
        path.push(
          ...(index === 0
            ? turnOff(x, row * rowHeight, curve)
            : turnRound(
                isBack ? end + pitch / 2 : start - pitch / 2,
                isBack ? 1 : -1,
                row * rowHeight,
                rowHeight,
                curve,
              )),
        );
      }
      const at = { x: Math.round(isBack ? end - column * pitch : start + column * pitch), y: row * rowHeight };
      path.push(at);
      out.stations.push({
        stop,
        at,
        label: labelAt({ ...at, name: stop.place.name, reach: drawn.station }, { x: 0, y: 1 }, shape),
      });
    });
    out.paths.push(path);
  });
  return out;
}

function turnOff(x: number, y: number, curve: number): Point[] {
  return [
    { x, y: y - curve },
    { x: x + curve, y },
  ];
}

/** Round the end of a row into the next one. */
function turnRound(x: number, side: 1 | -1, y: number, rowHeight: number, curve: number): Point[] {
  const out = Math.round(x);
  const half = curve / 2;
  return [
    { x: out - side * half, y: y - rowHeight },
    { x: out, y: y - rowHeight + half },
    { x: out, y: y - half },
    { x: out - side * half, y },
  ];
}
