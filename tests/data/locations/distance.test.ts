import { describe, expect, test } from 'vitest';
import { distanceKm } from '#data/rules/locations/distance.ts';
import { nearestLocations } from '#data/rules/locations/nearest.ts';
import { otherNearest } from '#data/rules/locations/otherNearest.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const degree = (6371 * Math.PI) / 180;

describe('The distance', () => {
  test('from Toronto to Ottawa is about 352 km, in both directions', () => {
    const toronto = at(43.6532, -79.3832);
    const ottawa = at(45.4215, -75.6972);
    expect(Math.round(distanceKm(toronto, ottawa))).toBe(352);
    expect(distanceKm(ottawa, toronto)).toBe(distanceKm(toronto, ottawa));
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
