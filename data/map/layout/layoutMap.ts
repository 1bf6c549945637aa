import { type Arm, armsOf, type Sited, siteAround } from './arms.ts';
import { chooseStations } from './chooseStations.ts';
import { comb } from './comb.ts';
import { around, boxAt, stretches } from './geometry.ts';
import { growLines } from './growLines.ts';
import { labelAt, placeLabels } from './placeLabels.ts';
import { drawn } from './shapes.ts';
import { shoreUnder } from './shore.ts';
import type { Box, Label, MapInput, MapLayout, MapLine, MapStation, Point, Shape } from './types.ts';

interface Drawing {
  stations: { stop: Sited; at: Point; label: Label }[];
  homeLabel: Label;
  /** Of each region that has stations beside the interchange: its line. */
  paths: Map<string, Point[]>;
  width: number;
}

/**
 * Places as a transit diagram: every region a line, the home place where they meet. Lines run across, down or at 45 degrees, stations keep
 * their distance, labels touch nothing; west is left and north is up as far as that allows. The same input gives the same diagram.
 * @throws RangeError where the home place is not among the places
 */
export function layoutMap(input: MapInput, shape: Shape): MapLayout {
  const { places, rest } = chooseStations(input);
  const home = places.find(({ slug }) => slug === input.home);
  if (!home) throw new RangeError(`The map has no place "${input.home}" for its lines to meet in.`);
  const sited = siteAround(
    home,
    places.filter((place) => place !== home),
  );
  const drawing = drawHub(home.name, input, sited, shape) ?? drawComb(home.name, input, sited, shape);
  const station = ({ stop: { place }, at, label }: Drawing['stations'][number]): MapStation => ({
    slug: place.slug,
    name: place.name,
    region: place.region,
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
    return [{ id: region.id, name: region.name, index, points, stations: slugs, rest: rest.get(region.id) ?? 0 }];
  });
  const stretch = { left: 0, top: 0, right: drawing.width, bottom: 0 };
  const boxes = [
    ...stations.flatMap((at) => [boxAt(at, drawn.station), at.label.box]),
    drawing.homeLabel.box,
    {
      left: stretch.left - drawn.interchange,
      top: -drawn.interchange,
      right: stretch.right + drawn.interchange,
      bottom: drawn.interchange,
    },
    ...lines.flatMap(({ points }) =>
      stretches(points).map(({ from, to }) => around([boxAt(from, drawn.line), boxAt(to, drawn.line)])),
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
    rest: [...rest.values()].reduce((sum, count) => sum + count, 0),
  };
  if (!input.water) return layout;
  const along = lines.flatMap(({ points }) =>
    stretches(points).flatMap(({ from, to }) =>
      [0, 0.25, 0.5, 0.75, 1].map((part) =>
        boxAt({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, drawn.line),
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

/** How many drawings are kept at each step, and how many of the last are labelled. */
const beam = { few: 10, many: 5, labelled: 6 } as const;

/** Lines out of one interchange in all directions; undefined where no such drawing is found. */
function drawHub(homeName: string, { regions }: MapInput, sited: readonly Sited[], shape: Shape): Drawing | undefined {
  const groups = Map.groupBy(sited, ({ place }) => place.region);
  const arms: Arm[] = regions
    .flatMap(({ id }) => armsOf(id, groups.get(id) ?? []))
    .toSorted((a, b) => b.stops.length - a.stops.length);
  // No more than eight ways lead out at multiples of 45 degrees.
  if (arms.length > 8) return undefined;
  const stretch = stretchFor(sited, shape);
  let best: { drawing: Drawing; cost: number } | undefined;
  for (const hop of shape.hops) {
    if (hop > 4 && sited.length > 14) continue;
    for (const grown of growLines(arms, hop, shape, stretch, sited.length > 14 ? beam.many : beam.few).slice(
      0,
      beam.labelled,
    )) {
      const named = grown.placed.map(({ stop, at }) => ({ ...at, name: stop.place.name, reach: drawn.station }));
      const labelled = placeLabels(
        [{ x: 0, y: 0, name: homeName, reach: drawn.interchange }, ...named],
        grown.segments,
        shape,
        viewOf([grown.bounds], shape),
      );
      const homeLabel = labelled?.labels[0];
      if (!labelled || !homeLabel) continue;
      const bounds = around([...labelled.labels.map(({ box }) => box), grown.bounds]);
      const over =
        Math.max(0, bounds.right - bounds.left - shape.width + drawn.margin * 2) +
        Math.max(0, bounds.bottom - bounds.top - shape.height + drawn.margin * 2);
      // A smaller step is no loss beside a diagram that leaves its room.
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

/** Two arms of a region are one line through the interchange. */
function joinArms(arms: readonly Arm[], paths: readonly Point[][]): Map<string, Point[]> {
  const joined = new Map<string, Point[]>();
  arms.forEach(({ region }, index) => {
    const path = paths[index] ?? [];
    const other = joined.get(region);
    joined.set(region, other ? [...other.toReversed(), ...path.slice(1)] : path);
  });
  return joined;
}

function drawComb(homeName: string, { regions }: MapInput, sited: readonly Sited[], shape: Shape): Drawing {
  const groups = Map.groupBy(sited, ({ place }) => place.region);
  const drawnRegions = regions.filter(({ id }) => groups.has(id));
  const { paths, stations, width } = comb(
    drawnRegions.map(({ id }) => groups.get(id) ?? []),
    homeName,
    shape,
  );
  const homeLabel = labelAt(
    { x: Math.round(width / 2), y: 0, name: homeName, reach: drawn.interchange },
    { x: 0, y: -1 },
    shape,
  );
  return { stations, homeLabel, paths: new Map(drawnRegions.map(({ id }, index) => [id, paths[index] ?? []])), width };
}

/** How far the true map is pulled wide or tall, half way towards its room. */
function stretchFor(sited: readonly Sited[], { width, height }: Shape): Point {
  const { left, top, right, bottom } = around([
    { left: 0, top: 0, right: 0, bottom: 0 },
    ...sited.map((at) => boxAt(at, 1)),
  ]);
  const pull = Math.min(1.6, Math.max(0.7, Math.sqrt(width / height / ((right - left) / (bottom - top)))));
  return { x: pull, y: 1 };
}

/** Everything drawn with a margin, and never so little that the type would be blown up. */
function viewOf(boxes: readonly Box[], { width, height }: Shape): Box {
  const { left, top, right, bottom } = around(boxes);
  const across = Math.max(0, width - (right - left) - drawn.margin * 2) / 2;
  const down = Math.max(0, height - (bottom - top) - drawn.margin * 2) / 2;
  return {
    left: Math.floor(left - drawn.margin - across),
    top: Math.floor(top - drawn.margin - down),
    right: Math.ceil(right + drawn.margin + across),
    bottom: Math.ceil(bottom + drawn.margin + down),
  };
}
