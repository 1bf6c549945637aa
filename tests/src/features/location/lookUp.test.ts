import { describe, expect, test } from 'vitest';
import { locateByConnection } from '#src/features/location/lookUp.ts';
import { bernHill, buildBrowserApi, cork, places } from './places.ts';

describe('A connection is matched', () => {
  const found = async (ipLocation: { city?: string; loc?: string }, list = places) => {
    const { browserApi } = buildBrowserApi({ ipLocation: async () => ipLocation, places: async () => list });
    return (await locateByConnection(browserApi)).place?.slug;
  };

  test('by slug before exact name, by exact name before a part of one, by a part before coordinates', async () => {
    const hill = { ...bernHill, slug: 'hill', name: 'Upper Bern' };
    expect(await found({ city: 'hill', loc: '44,-77' }, [{ ...cork, name: 'Hill' }, hill])).toBe('hill');
    expect(await found({ city: 'Bern', loc: '44,-77' }, [bernHill, { ...cork, name: 'Bern' }])).toBe('cork');
    expect(await found({ city: 'City of Bern Hill', loc: '44,-77' })).toBe('bern-hill');
    expect(await found({ city: 'Elsewhere', loc: '44,-77.1' })).toBe('dover');
  });

  test.each([{ loc: '51.05,-114.07' }, { city: 'Cork', loc: '51.9,-8.47' }])(
    'with no place where it is farther than 100 km from all, whatever its city is called: %o',
    async (ipLocation) => {
      const { browserApi } = buildBrowserApi({ ipLocation: async () => ipLocation });
      expect(await locateByConnection(browserApi)).toMatchObject({ ipLocation, failure: 'outside' });
      expect(await found(ipLocation)).toBeUndefined();
    },
  );

  test.each(['', 'north', '144,-79', '44'])('not at all where the coordinates are "%s"', async (loc) => {
    expect(await found({ city: 'Elsewhere', loc })).toBeUndefined();
  });
});
