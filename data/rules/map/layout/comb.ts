import type { ProjectedLocation } from './arms.ts';
import { labelAt } from './placeLabels.ts';
import { sizes } from './shapes.ts';
import { textWidth } from './textWidth.ts';
import type { Label, MapInput, Point, Shape } from './types.ts';

/** A layout before its view is known. */
export interface Drawing {
  stations: { stop: ProjectedLocation; at: Point; label: Label }[];
  homeLabel: Label;
  /** Points of each region's line, by region id; without regions whose only station is the interchange. */
  paths: Map<string, Point[]>;
  width: number;
}

/** Fallback layout that always succeeds: lines run down from the interchange side by side, and branch off into rows of stations. */
export function drawComb(
  homeName: string,
  { regions }: MapInput,
  located: readonly ProjectedLocation[],
  shape: Shape,
): Drawing {
  const groups = [...Map.groupBy(located, ({ location }) => location.region)];
  const orderOf = (id: string) => regions.findIndex((region) => region.id === id);
  groups.sort(([one], [other]) => orderOf(one) - orderOf(other));
  const lineSpacing = sizes.line * 2 + sizes.gap;
  const trunkWidth = (groups.length - 1) * lineSpacing;
  const names = [homeName, ...located.map(({ location }) => location.name)];
  const pitch = Math.max(...names.map((name) => textWidth(name, shape.name))) + sizes.clearance;
  const rowHeight = shape.name + shape.note + sizes.station * 2 + sizes.clearance * 2;
  const curve = sizes.clearance;
  const perRow = Math.max(1, Math.floor((shape.width * 1.2) / pitch));
  const start = trunkWidth + curve * 2 + pitch / 2;
  const end = start + (perRow - 1) * pitch;
  const middle = { x: Math.round(trunkWidth / 2), y: 0, name: homeName, radius: sizes.interchange };
  const out: Drawing = {
    stations: [],
    homeLabel: labelAt(middle, { x: 0, y: -1 }, shape),
    paths: new Map(),
    width: trunkWidth,
  };
  let row = 0;
  groups.forEach(([region, stops], number) => {
    const x = (groups.length - 1 - number) * lineSpacing;
    const path: Point[] = [{ x, y: 0 }];
    stops.forEach((stop, index) => {
      const column = index % perRow;
      const isBack = Math.floor(index / perRow) % 2 === 1;
      if (column === 0) {
        row += 1;
        path.push(
          ...(index === 0
            ? branchOff(x, row * rowHeight, curve)
            : uTurn(isBack ? end + pitch / 2 : start - pitch / 2, isBack ? 1 : -1, row * rowHeight, rowHeight, curve)),
        );
      }
      const at = { x: Math.round(isBack ? end - column * pitch : start + column * pitch), y: row * rowHeight };
      path.push(at);
      out.stations.push({
        stop,
        at,
        label: labelAt({ ...at, name: stop.location.name, radius: sizes.station }, { x: 0, y: 1 }, shape),
      });
    });
    out.paths.set(region, path);
  });
  return out;
}

function branchOff(x: number, y: number, curve: number): Point[] {
  return [
    { x, y: y - curve },
    { x: x + curve, y },
  ];
}

/** Corners of a line from the end of a row into the next row. */
function uTurn(x: number, side: 1 | -1, y: number, rowHeight: number, curve: number): Point[] {
  const out = Math.round(x);
  const half = curve / 2;
  return [
    { x: out - side * half, y: y - rowHeight },
    { x: out, y: y - rowHeight + half },
    { x: out, y: y - half },
    { x: out - side * half, y },
  ];
}
