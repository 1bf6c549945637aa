import { type Arm, armsOf, type ProjectedLocation, projectLocations } from './arms.ts';
import { chooseStations } from './chooseStations.ts';
import { type Drawing, drawComb } from './comb.ts';
import { boundingBox, squareAround, segmentsOf } from './geometry.ts';
import { growLines } from './growLines.ts';
import { placeLabels } from './placeLabels.ts';
import { sizes } from './shapes.ts';
import { shoreUnder } from './shore.ts';
import type { Box, MapInput, MapLayout, MapLine, MapStation, Point, Shape } from './types.ts';

/**
 * Lays locations out as a transit diagram: each region is a line, and lines meet at the home location. Lines are horizontal,
 * vertical or diagonal, labels do not overlap anything, and directions are kept as far as possible. Deterministic.
 * @throws RangeError if the home location is not among the locations.
 */
export function layoutMap(input: MapInput, shape: Shape): MapLayout {
  const locations = chooseStations(input);
  const home = locations.find(({ slug }) => slug === input.home);
  if (!home) throw new RangeError(`The map has no location "${input.home}" for its lines to meet in.`);
  const located = projectLocations(
    home,
    locations.filter((location) => location !== home),
  );
  const drawing = drawHub(home.name, input, located, shape) ?? drawComb(home.name, input, located, shape);
  const station = ({ stop: { location }, at, label }: Drawing['stations'][number]): MapStation => ({
    slug: location.slug,
    name: location.name,
    region: location.region,
    ...at,
    label,
  });
  const stations = drawing.stations.map(station);
  const lines: MapLine[] = input.regions.flatMap((region, index) => {
    const points = drawing.paths.get(region.id) ?? (home.region === region.id ? [{ x: 0, y: 0 }] : undefined);
    if (!points) return [];
    const slugs = points.flatMap((point) =>
      point.y === 0 && point.x >= 0 && point.x <= drawing.width
        ? [home.slug]
        : stations.filter(({ x, y }) => x === point.x && y === point.y).map(({ slug }) => slug),
    );
    return [{ id: region.id, name: region.name, index, points, stations: slugs }];
  });
  const stretch = { left: 0, top: 0, right: drawing.width, bottom: 0 };
  const boxes = [
    ...stations.flatMap((at) => [squareAround(at, sizes.station), at.label.box]),
    drawing.homeLabel.box,
    {
      left: stretch.left - sizes.interchange,
      top: -sizes.interchange,
      right: stretch.right + sizes.interchange,
      bottom: sizes.interchange,
    },
    ...lines.flatMap(({ points }) =>
      segmentsOf(points).map(({ from, to }) =>
        boundingBox([squareAround(from, sizes.line), squareAround(to, sizes.line)]),
      ),
    ),
  ];
  const view = viewOf(boxes, shape);
  const layout: MapLayout = {
    view,
    stations,
    lines,
    interchange: {
      slug: home.slug,
      name: home.name,
      region: home.region,
      x: 0,
      y: 0,
      label: drawing.homeLabel,
      width: drawing.width,
    },
  };
  if (!input.water) return layout;
  const along = lines.flatMap(({ points }) =>
    segmentsOf(points).flatMap(({ from, to }) =>
      [0, 0.25, 0.5, 0.75, 1].map((part) =>
        squareAround({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, sizes.line),
      ),
    ),
  );
  const { shore, bottom } = shoreUnder(
    [...boxes.slice(0, stations.length * 2 + 2), ...along],
    view,
    input.water.name,
    shape,
  );
  return { ...layout, view: { ...view, bottom }, shore };
}

/** Width of the beam search for few and for many stations, and how many of its results get labels. */
const beam = { few: 10, many: 5, labelled: 6 } as const;

/** Layout with lines in all directions from one interchange; undefined if none is found. */
function drawHub(
  homeName: string,
  { regions }: MapInput,
  located: readonly ProjectedLocation[],
  shape: Shape,
): Drawing | undefined {
  const groups = Map.groupBy(located, ({ location }) => location.region);
  const arms: Arm[] = regions
    .flatMap(({ id }) => armsOf(id, groups.get(id) ?? []))
    .toSorted((a, b) => b.stops.length - a.stops.length);
  // There are only eight directions at multiples of 45 degrees.
  if (arms.length > 8) return undefined;
  const stretch = stretchFor(located, shape);
  let best: { drawing: Drawing; cost: number } | undefined;
  for (const hop of shape.hops) {
    if (hop > 4 && located.length > 14) continue;
    for (const grown of growLines(arms, hop, shape, stretch, located.length > 14 ? beam.many : beam.few).slice(
      0,
      beam.labelled,
    )) {
      const named = grown.placed.map(({ stop, at }) => ({ ...at, name: stop.location.name, radius: sizes.station }));
      const labelled = placeLabels(
        [{ x: 0, y: 0, name: homeName, radius: sizes.interchange }, ...named],
        grown.segments,
        shape,
        viewOf([grown.bounds], shape),
      );
      const homeLabel = labelled?.labels[0];
      if (!labelled || !homeLabel) continue;
      const bounds = boundingBox([...labelled.labels.map(({ box }) => box), grown.bounds]);
      const over =
        Math.max(0, bounds.right - bounds.left - shape.width + sizes.margin * 2) +
        Math.max(0, bounds.bottom - bounds.top - shape.height + sizes.margin * 2);
      // Smaller distances are preferable to a diagram that exceeds its room.
      const cost = grown.cost + labelled.cost + over / 15 + (Math.max(...shape.hops) - hop) * 0.6;
      if (best && cost >= best.cost) continue;
      const stations = grown.placed.flatMap(({ stop, at }, index) => {
        const label = labelled.labels[index + 1];
        return label ? [{ stop, at, label }] : [];
      });
      best = { cost, drawing: { stations, homeLabel, paths: joinArms(arms, grown.paths), width: 0 } };
    }
  }
  return best?.drawing;
}

/** Joins the two arms of a region into one line through the interchange. */
function joinArms(arms: readonly Arm[], paths: readonly Point[][]): Map<string, Point[]> {
  const joined = new Map<string, Point[]>();
  arms.forEach(({ region }, index) => {
    const path = paths[index] ?? [];
    const other = joined.get(region);
    joined.set(region, other ? [...other.toReversed(), ...path.slice(1)] : path);
  });
  return joined;
}

/** Scale of the true positions that brings their aspect ratio half way towards that of the available room. */
function stretchFor(located: readonly ProjectedLocation[], { width, height }: Shape): Point {
  const { left, top, right, bottom } = boundingBox([
    { left: 0, top: 0, right: 0, bottom: 0 },
    ...located.map((at) => squareAround(at, 1)),
  ]);
  const pull = Math.min(1.6, Math.max(0.7, Math.sqrt(width / height / ((right - left) / (bottom - top)))));
  return { x: pull, y: 1 };
}

/** The view box: everything with a margin, at least as large as the shape, so that text is not enlarged. */
function viewOf(boxes: readonly Box[], { width, height }: Shape): Box {
  const { left, top, right, bottom } = boundingBox(boxes);
  const across = Math.max(0, width - (right - left) - sizes.margin * 2) / 2;
  const down = Math.max(0, height - (bottom - top) - sizes.margin * 2) / 2;
  return {
    left: Math.floor(left - sizes.margin - across),
    top: Math.floor(top - sizes.margin - down),
    right: Math.ceil(right + sizes.margin + across),
    bottom: Math.ceil(bottom + sizes.margin + down),
  };
}
