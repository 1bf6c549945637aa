import { describe, expect, test } from 'vitest';
import { officeMap } from '#data/map/officeMap.ts';
import { buildProvider } from '#tests/support/buildData.ts';

describe("The office's map", () => {
  test('is built from the coordinates', () => {
    expect(officeMap(buildProvider({ map: 'openstreetmap', coordinates: { latitude: 44, longitude: -63.5 } }))).toEqual(
      {
        embed:
          'https://www.openstreetmap.org/export/embed.html?bbox=-63.5120%2C43.9920%2C-63.4880%2C44.0080&layer=mapnik&marker=44%2C-63.5',
        page: 'https://www.openstreetmap.org/?mlat=44&mlon=-63.5#map=16/44/-63.5',
      },
    );
  });

  test("is another's where the provider names one", () => {
    const map = { embed: 'https://maps.example/embed', page: 'https://maps.example/page' };
    expect(officeMap(buildProvider({ map }))).toEqual(map);
  });

  test('is not there where the provider has none', () => {
    expect(officeMap(buildProvider())).toBeUndefined();
  });
});
