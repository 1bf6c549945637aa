import { describe, expect, test } from 'vitest';
import { locationOfPostalArea, postalAreaOf } from '#data/locations/locationOfPostalCode.ts';

const areas = { toronto: ['M5H', 'M5J'], oakville: ['L6J'], ajax: ['L1S'] };

describe('postalAreaOf', () => {
  test.each([
    ['M5X 1C7', 'M5X'],
    ['l6j-2b3', 'L6J'],
    ['L1S', 'L1S'],
    ['  m5h 2', 'M5H'],
    ['Oakville', undefined],
    ['90210', undefined],
    ['D1A 1A1', undefined],
    ['M5X 1C7 9', undefined],
    ['', undefined],
  ])('of "%s" is %s', (typed, area) => {
    expect(postalAreaOf(typed)).toBe(area);
  });
});

describe('locationOfPostalArea', () => {
  test.each([
    ['L6J', 'oakville'],
    ['M5H', 'toronto'],
    // Not listed, but all areas with an M are one location's.
    ['M1B', 'toronto'],
    // Two locations share the letter L.
    ['L9T', undefined],
    ['K1A', undefined],
  ])('of %s is %s', (area, slug) => {
    expect(locationOfPostalArea(area, areas)).toBe(slug);
  });
});
