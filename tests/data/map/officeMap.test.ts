import { expect, test } from 'vitest';
import { streetMap } from '#data/rules/map/officeMap.ts';
import { buildProvider } from '#tests/support/buildData.ts';

test.each([
  ['openstreetmap', 'https://www.openstreetmap.org/?mlat=44&mlon=-63.5#map=16/44/-63.5'],
  ['https://maps.example/page', 'https://maps.example/page'],
  [undefined, undefined],
])('The street map of a provider with %s is %s', (map, expected) => {
  const provider = buildProvider({ coordinates: { latitude: 44, longitude: -63.5 }, ...(map ? { map } : {}) });
  expect(streetMap(provider)).toBe(expected);
});
