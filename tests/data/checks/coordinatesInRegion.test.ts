import { expect, test } from 'vitest';
import { buildLocation, buildRecords } from '#tests/support/buildData.ts';
import { dataErrors } from '#tests/support/dataErrors.ts';

const at = (latitude: unknown, longitude: unknown) =>
  dataErrors({ locations: [buildLocation({ coordinates: { latitude, longitude } as never })] });
const outside = (coordinates: string) =>
  `locations/ajax: coordinates ${coordinates} lie outside the region "durham" (latitude 43.7 to 44.2, longitude ` +
  '-79.5 to -78.5). Fix the coordinates or the bounds in data/regions.ts.';

test.each([
  [43.69, -79],
  [44, -78.49],
  [-79.02, 43.85],
])('A place at %s, %s is outside', (latitude, longitude) => {
  expect(at(latitude, longitude)).toEqual([outside(`${latitude}, ${longitude}`)]);
});

test.each([
  [43.7, -79.5],
  [44.2, -78.5],
])('A place at %s, %s is inside, the edge included', (latitude, longitude) => {
  expect(at(latitude, longitude)).toEqual([]);
});

test('Coordinates that are missing lie nowhere, and the other places are still looked at', () => {
  const { locations, regions } = buildRecords();
  expect(at(undefined, -79)).toEqual(['locations/ajax: coordinates.latitude is missing. Add it.']);
  expect(
    dataErrors({ locations, regions: [{ ...regions[0], bounds: { ...regions[0]?.bounds, north: undefined } }] }),
  ).toEqual(['regions/durham: bounds.north is missing. Add it.']);
});
