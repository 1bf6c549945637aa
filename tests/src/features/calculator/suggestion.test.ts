import { expect, test } from 'vitest';
import { suggestion } from '#src/features/calculator/suggestion.ts';

const rules = {
  profileRules: [
    { postalAreas: ['M5H'], profile: 'financial' },
    { postalAreas: ['L3R'], cities: ['Markham'], profile: 'manufacturing' },
    { locationNames: ['toronto'], profile: 'financial' },
  ],
  defaultProfile: 'office',
};
const toronto = {
  slug: 'toronto',
  name: 'Toronto',
  region: 'Downtown',
  latitude: 43.65,
  longitude: -79.38,
  postalAreas: 'Postal areas with M',
};

test.each([
  [
    'the postal code, in its short form',
    { known: true, settled: true, ipLocation: { postal: 'm5h 2n2', city: 'Markham' } },
    'financial',
    'Suggested because your postal area is M5H.',
  ],
  [
    'the city',
    { known: true, settled: true, ipLocation: { postal: 'L6C', city: 'Markham' } },
    'manufacturing',
    'Suggested because you seem to be in Markham.',
  ],
  [
    'the nearest location',
    { known: true, settled: true, ipLocation: undefined },
    'financial',
    'Suggested because Toronto is your nearest location.',
  ],
  [
    "nothing, where the location is only the site's default",
    { known: false, settled: true, ipLocation: undefined },
    'office',
    'A starting point. Choose your own.',
  ],
  [
    'nothing, where what is known fits no rule',
    { known: false, settled: true, ipLocation: { postal: 'K1A', city: 'Ottawa' } },
    'office',
    'A starting point. Choose your own.',
  ],
])('An industry is suggested by %s', (_, visitor, profileId, why) => {
  expect(suggestion({ place: toronto, ...visitor } as Parameters<typeof suggestion>[0], rules)).toMatchObject({
    profileId,
    why,
  });
});

test('Before the look-up has ended a stored place suggests nothing: its answer could change the price again', () => {
  const visitor = { place: toronto, known: true, settled: false, ipLocation: undefined } as Parameters<
    typeof suggestion
  >[0];
  expect(suggestion(visitor, rules).profileId).toBe('office');
});

test('Without a visitor the default is suggested', () => {
  expect(suggestion(undefined, rules)).toEqual({
    profileId: 'office',
    because: 'default',
    why: 'A starting point. Choose your own.',
  });
});
