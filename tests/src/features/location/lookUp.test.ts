import { describe, expect, test } from 'vitest';
import { locateByBrowser, locateByConnection, findStoredPlace } from '#src/features/location/lookUp.ts';
import { bernHill, buildBrowserApi, cork, places } from './places.ts';

const allowed = { locationPermissionGranted: 'true' };

describe('A stored place', () => {
  test.each([
    ['chosen', { preferredLocationSource: 'chosen' }, 'chosen'],
    ['found', { preferredLocationSource: 'found' }, 'found'],
    ['found, where nothing says how it came to be known', {}, 'found'],
    ['found, where something else is said', { preferredLocationSource: 'guessed' }, 'found'],
  ])('is %s', async (_, kept, source) => {
    const { browserApi } = buildBrowserApi({}, { preferredLocation: 'bern-hill', ...kept });
    expect(await findStoredPlace(browserApi)).toEqual({ place: bernHill, source });
  });

  test.each(['nowhere', '', 'Bern Hill'])('that is none ("%s") is removed', async (slug) => {
    const stored = { preferredLocation: slug, preferredLocationSource: 'chosen', ...allowed };
    const { browserApi, kept } = buildBrowserApi({}, stored);
    expect(await findStoredPlace(browserApi)).toBeUndefined();
    expect(Object.fromEntries(kept)).toEqual(allowed);
  });

  test('stays where the list of places cannot be had', async () => {
    const { browserApi, kept } = buildBrowserApi({ places: async () => [] }, { preferredLocation: 'cork' });
    expect(await findStoredPlace(browserApi)).toBeUndefined();
    expect(kept.get('preferredLocation')).toBe('cork');
  });
});

describe('The browser', () => {
  test('tells of the nearest place, if it may be asked', async () => {
    const position = { latitude: 44.1, longitude: -78.1 };
    const { browserApi, calls } = buildBrowserApi({ position: async () => position }, allowed);
    expect(await locateByBrowser(browserApi)).toEqual({ place: cork, position });
    expect(calls).toEqual(['position', 'places']);
  });

  test('is not asked where it may not be', async () => {
    const { browserApi, calls } = buildBrowserApi({ position: async () => ({ latitude: 44, longitude: -78 }) });
    expect(await locateByBrowser(browserApi)).toEqual({});
    expect(calls).toEqual([]);
  });

  test.each([
    ['failed', 'failed'],
    ['unsupported', 'unsupported'],
    [new TypeError('odd'), 'failed'],
  ])('may not tell: %s', async (reason, failure) => {
    const { browserApi } = buildBrowserApi({ position: () => Promise.reject(reason) }, allowed);
    expect(await locateByBrowser(browserApi)).toEqual({ failure });
  });
});

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

  test('by coordinates where no city is told', async () => {
    expect(await found({ loc: '44.2,-79.2' })).toBe('bern-hill');
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

  test('not at all where the list of places cannot be had; the answer is kept', async () => {
    const ipLocation = { city: 'Cork', loc: '44,-78' };
    const { browserApi } = buildBrowserApi({ places: async () => [], ipLocation: async () => ipLocation });
    expect(await locateByConnection(browserApi)).toMatchObject({ ipLocation });
  });
});
