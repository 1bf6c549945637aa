import { expect, test } from 'vitest';
import { initialProfile } from '#data/rules/prices/initialProfile.ts';

const pricing = {
  profileRules: [
    { postalAreas: ['M5H'], profile: 'financial' },
    { postalAreas: ['L4K'], cities: ['Vaughan', 'Montréal'], profile: 'manufacturing' },
    { postalAreas: ['M5G'], profile: 'healthcare' },
    { locationNames: ['toronto'], profile: 'financial' },
  ],
  defaultProfile: 'office',
};

test.each([
  ['a postal area', { postal: 'M5H' }, 'financial', 'postal'],
  ['a city in any case', { city: 'VAUGHAN' }, 'manufacturing', 'city'],
  ['a city without its accent', { city: 'montreal' }, 'manufacturing', 'city'],
  ["part of the nearest location's name", { locationName: 'Old Toronto' }, 'financial', 'location'],
  [
    'the postal code before the nearest location',
    { postal: 'M5G 1X8', locationName: 'Toronto' },
    'healthcare',
    'postal',
  ],
  [
    "an earlier rule's city before a later rule's postal code",
    { postal: 'M5G', city: 'Vaughan' },
    'manufacturing',
    'city',
  ],
  ['the default for another city', { postal: 'K1A', city: 'Ottawa', locationName: 'Ajax' }, 'office', 'default'],
  ['the default for empty details', { postal: '', city: '', locationName: '' }, 'office', 'default'],
])('The first guess goes by %s', (_, place, profileId, because) => {
  expect(initialProfile(place, pricing)).toEqual({ profileId, because });
});
