import { distanceKm } from '#data/rules/locations/distance.ts';
import { sizes } from '#data/rules/map/layout/shapes.ts';
import type { Box, MapStation } from '#data/rules/map/layout/types.ts';
import { locationMessages } from '#data/messages/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { type MapShape, mapLayout } from './mapLayout.ts';
import type { FullMapData, FullNetwork, FullStation } from './mapTypes.ts';
import { viewWithoutLines, mapNetworkOf, textOf, waterOf } from './mapNetwork.ts';

/** Smallest width and height of a hit area, in SVG units: about a fingertip at the widths where each shape is shown. */
const minHitSize: Record<MapShape, number> = { tall: 56, wide: 44 };

/** The map of the locations page. */
export function fullMap(site: Site): FullMapData {
  const layout = mapLayout(site, 'wide');
  return {
    wide: fullNetwork(site, 'wide'),
    tall: fullNetwork(site, 'tall'),
    legend: layout.lines.map(({ name, index }) => ({ name, regionIndex: index })),
  };
}

function fullNetwork(site: Site, shape: MapShape): FullNetwork {
  const layout = mapLayout(site, shape);
  const coordinates = new Map(site.locations.map((location) => [location.slug, location.coordinates]));
  const home = coordinates.get(layout.interchange.slug);
  const fullStation = (station: MapStation): FullStation => {
    const there = coordinates.get(station.slug);
    return {
      ...textOf(station),
      slug: station.slug,
      at: [station.x, station.y],
      hit: hitArea(station, minHitSize[shape]),
      distance:
        home && there && station !== layout.interchange
          ? fill(locationMessages.km, { km: Math.round(distanceKm(home, there)) })
          : '',
    };
  };
  return {
    ...mapNetworkOf(layout),
    ...viewWithoutLines(layout),
    ...waterOf(layout),
    stations: [layout.interchange, ...layout.stations].map(fullStation),
  };
}

/** The box around label and station, enlarged to `minSize` in both directions. */
function hitArea({ x, y, label: { box } }: MapStation, minSize: number): FullStation['hit'] {
  const all: Box = {
    left: Math.min(box.left, x - sizes.station),
    top: Math.min(box.top, y - sizes.station),
    right: Math.max(box.right, x + sizes.station),
    bottom: Math.max(box.bottom, y + sizes.station),
  };
  const margin = {
    x: Math.max(0, minSize - (all.right - all.left)) / 2,
    y: Math.max(0, minSize - (all.bottom - all.top)) / 2,
  };
  return [
    Math.floor(all.left - margin.x),
    Math.floor(all.top - margin.y),
    Math.ceil(all.right - all.left + margin.x * 2),
    Math.ceil(all.bottom - all.top + margin.y * 2),
  ];
}
