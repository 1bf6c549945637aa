import { describe, expect, test } from 'vitest';
import { locations } from '#data/locations/index.ts';
import { provider } from '#data/provider.ts';
import { regions } from '#data/regions.ts';
import { boxesOverlap, boxToPoint, boxToSegment, distance, segmentsOf } from '#data/rules/map/layout/geometry.ts';
import { layoutMap } from '#data/rules/map/layout/layoutMap.ts';
import { shapes, sizes } from '#data/rules/map/layout/shapes.ts';
import type { MapInput, MapLayout } from '#data/rules/map/layout/types.ts';
import { records as other } from '../../fixtures/brand/index.ts';

const real: MapInput = { locations: locations, regions, home: provider.homeLocation, water: provider.area.water };
const fixture: MapInput = { locations: other.locations, regions: other.regions, home: other.provider.homeLocation };
const formats = ['wide', 'tall'] as const;

/** Everything that may not be true of a map, in words. */
function faults({ view, stations, interchange, lines, shore }: MapLayout): string[] {
  const all = [interchange, ...stations];
  const segments = lines.flatMap(({ points }) => segmentsOf(points));
  const found: string[] = [];
  for (const { from, to } of [...segments, ...segmentsOf(shore?.points ?? [])]) {
    const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    if (x > 0.01 && y > 0.01 && Math.abs(x - y) > 0.01) found.push(`a stretch by ${x} and ${y}`);
  }
  for (const [index, station] of all.entries()) {
    const { box } = station.label;
    for (const next of all.slice(index + 1)) {
      if (distance(station, next) < 40)
        found.push(`${station.slug} and ${next.slug} are ${distance(station, next)} apart`);
      if (boxesOverlap(box, next.label.box)) found.push(`the names of ${station.slug} and ${next.slug}`);
    }
    for (const stop of stations)
      if (boxToPoint(box, stop) < sizes.station) found.push(`the name of ${station.slug} on ${stop.slug}`);
    for (const segment of segments)
      if (boxToSegment(box, segment) < sizes.line) found.push(`the name of ${station.slug} on a line`);
    if (box.left < view.left || box.right > view.right || box.top < view.top || box.bottom > view.bottom)
      found.push(`the name of ${station.slug} out of the view`);
    if (!lines.some((line) => line.id === station.region && line.stations.includes(station.slug)))
      found.push(`${station.slug} off its line`);
  }
  return found;
}

describe.each(formats)('The %s map', (format) => {
  const layout = (input: MapInput) => layoutMap(input, shapes[format]);

  test.each([
    ['the real places', real],
    ["another provider's", fixture],
  ])('of %s touches nothing twice and holds them all', (_, input) => {
    const map = layout(input);
    expect(faults(map)).toEqual([]);
    expect([map.interchange, ...map.stations].map(({ slug }) => slug).toSorted()).toEqual(
      input.locations.map(({ slug }) => slug).toSorted(),
    );
  });
});

test('A home that is not among the locations is named', () => {
  expect(() => layoutMap({ locations: [], regions: [], home: 'nowhere' }, shapes.wide)).toThrow(
    'The map has no location "nowhere" for its lines to meet in.',
  );
});
