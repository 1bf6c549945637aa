import { describe, expect, test } from 'vitest';
import { distanceKm } from '#data/rules/locations/distance.ts';
import { nearestLocations } from '#data/rules/locations/nearest.ts';
import { otherNearest } from '#data/rules/locations/otherNearest.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const degree = (6371 * Math.PI) / 180;

describe('The distance', () => {
  test("of a degree of latitude is a 360th of the earth's circle", () => {
    expect(distanceKm(at(43, -79), at(44, -79))).toBeCloseTo(degree, 9);
  });

  test('from Toronto to Ottawa is about 352 km, in both directions', () => {
    const toronto = at(43.6532, -79.3832);
    const ottawa = at(45.4215, -75.6972);
    expect(Math.round(distanceKm(toronto, ottawa))).toBe(352);
    expect(distanceKm(ottawa, toronto)).toBe(distanceKm(toronto, ottawa));
  });

  test('of a point to itself is nothing, and to the other side of the earth half its circle', () => {
    expect(distanceKm(at(43, -79), at(43, -79))).toBe(0);
    expect(distanceKm(at(43, -79), at(-43, 101))).toBeCloseTo(180 * degree, 3);
    // Here rounding takes the square of half the chord to 1.0000000000000002.
    expect(distanceKm(at(-87.5, 0), at(87.5, 180))).toBeCloseTo(180 * degree, 3);
  });
});

describe('The nearest locations', () => {
  const west = { slug: 'west', coordinates: at(0, -1) };
  const east = { slug: 'east', coordinates: at(0, 1) };
  const north = { slug: 'north', coordinates: at(3, 0) };
  const slugs = (nearby: { location: { slug: string } }[]) => nearby.map(({ location }) => location.slug);

  test('come with their distance, nearest first, equally far ones by slug', () => {
    const nearby = nearestLocations(at(0, 0), [north, west, east]);
    expect(slugs(nearby)).toEqual(['east', 'west', 'north']);
    expect(nearby[2]?.distanceKm).toBeCloseTo(3 * degree, 9);
  });

  test('of a location do not include itself', () => {
    expect(slugs(otherNearest(east, [west, east, north], 2))).toEqual(['west', 'north']);
    expect(slugs(otherNearest(east, [west, east, north], 1))).toEqual(['west']);
  });
});
