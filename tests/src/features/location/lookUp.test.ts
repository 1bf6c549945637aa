import { describe, expect, test } from 'vitest';
import { lookUp } from '#src/features/location/lookUp.ts';
import { bernHill, buildWays, cork, places } from './places.ts';

const stored = (slug: string) => ({ preferredLocation: slug });
const allowed = { locationPermissionGranted: 'true' };

describe('A visitor is looked for', () => {
  test('first where they were: nobody else is asked', async () => {
    const { ways, calls } = buildWays({ ipLocation: async () => ({ city: 'Cork' }) }, stored('bern-hill'));
    expect(await lookUp(ways)).toEqual({ place: bernHill });
    expect(calls).toEqual(['places']);
  });

  test('then by their connection: the browser is not asked', async () => {
    const { ways, calls } = buildWays({ ipLocation: async () => ({ city: 'Cork', region: 'East' }) }, allowed);
    expect(await lookUp(ways)).toMatchObject({ place: cork, ipLocation: { city: 'Cork', region: 'East' } });
    expect(calls).toEqual(['ip', 'places']);
  });

  test('then by their browser, if it may be asked', async () => {
    const position = { latitude: 44.1, longitude: -78.1 };
    const { ways, calls } = buildWays({ position: async () => position }, allowed);
    expect(await lookUp(ways)).toEqual({ place: cork, position, ipLocation: undefined });
    expect(calls).toEqual(['ip', 'position', 'places']);
  });

  test('and not by a browser that was never allowed to tell', async () => {
    const { ways, calls } = buildWays({ position: async () => ({ latitude: 44, longitude: -78 }) });
    expect(await lookUp(ways)).toEqual({ ipLocation: undefined });
    expect(calls).toEqual(['ip']);
  });

  test('in vain: nothing is found', async () => {
    expect(await lookUp(buildWays({}, allowed).ways)).toEqual({ ipLocation: undefined, trouble: 'failed' });
    expect(await lookUp(buildWays({ position: async () => { throw 'unsupported'; } }, allowed).ways)).toMatchObject({ trouble: 'unsupported' });
    expect(await lookUp(buildWays({ position: async () => { throw new TypeError('odd'); } }, allowed).ways)).toMatchObject({ trouble: 'failed' });
  });

  test.each(['nowhere', '', 'Bern Hill'])('elsewhere when the stored place "%s" is none', async (slug) => {
    const { ways } = buildWays({ ipLocation: async () => ({ city: 'Cork' }) }, stored(slug));
    expect(await lookUp(ways)).toMatchObject({ place: cork });
  });

  test('elsewhere when the list of places cannot be had', async () => {
    const { ways } = buildWays({ places: async () => [], ipLocation: async () => ({ city: 'Cork', loc: '44,-78' }) }, { ...stored('cork'), ...allowed });
    expect(await lookUp(ways)).toEqual({ ipLocation: { city: 'Cork', loc: '44,-78' }, trouble: 'failed' });
  });
});

describe('A connection is matched', () => {
  const found = async (ipLocation: { city?: string; loc?: string }, list = places) => (await lookUp(buildWays({ ipLocation: async () => ipLocation, places: async () => list }).ways)).place?.slug;

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

  test.each(['', 'north', '144,-79', '44'])('not at all where the coordinates are "%s"', async (loc) => {
    expect(await found({ city: 'Elsewhere', loc })).toBeUndefined();
  });
});
