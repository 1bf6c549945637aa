import { linePath } from '#data/rules/map/layout/linePath.ts';
import type { MapLayout, MapStation, Point } from '#data/rules/map/layout/types.ts';
import type { DrawnText, Network } from './mapTypes.ts';

/** Half the height of a map without lines, in SVG units. */
const halfHeightWithoutLines = 80;

export function mapNetworkOf({ view, lines, stations, interchange, shore }: MapLayout): Network {
  const isStation = (point: Point) => stations.some(({ x, y }) => x === point.x && y === point.y);
  const loop = lines.find(({ points }) => points.length === 1);
  return {
    view: [view.left, view.top, view.right - view.left, view.bottom - view.top].join(' '),
    width: view.right - view.left,
    height: view.bottom - view.top,
    lines: lines
      .filter((line) => line !== loop)
      .map(({ points, index }) => ({ d: linePath(points, { isStation }), regionIndex: index })),
    dots: stations.map(({ x, y }) => `M${x} ${y}h0`).join(''),
    hub: interchange.width,
    ...(loop ? { loop: loop.index } : {}),
    ...(shore ? { shore: linePath(shore.points, { isClosed: true }) } : {}),
  };
}

/** A lower view for a map whose only station is the interchange; undefined for any other map. */
export function viewWithoutLines({ view, stations }: MapLayout): Pick<Network, 'view' | 'height'> | undefined {
  const height = halfHeightWithoutLines * 2;
  return stations.length > 0
    ? undefined
    : { view: [view.left, -halfHeightWithoutLines, view.right - view.left, height].join(' '), height };
}

export function textOf({ name, label }: MapStation): DrawnText {
  return { text: name, x: label.x, y: label.y, anchor: label.anchor };
}

/** The name of the water, if the map has any. */
export function waterOf({ shore }: MapLayout): { water?: DrawnText } {
  return shore ? { water: { text: shore.name, ...shore.label, anchor: 'middle' } } : {};
}
