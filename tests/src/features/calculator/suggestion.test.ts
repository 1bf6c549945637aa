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
const toronto = { slug: 'toronto', name: 'Toronto', region: 'Downtown', postalAreas: 'Postal areas with M' };

type Visitor = Parameters<typeof suggestion>[0];
const start = 'A starting point. Choose your own.';
const visitor = (known: boolean, ipLocation?: object, settled = true) =>
  ({ place: { ...toronto, latitude: 43.65, longitude: -79.38 }, known, settled, ipLocation }) as Visitor;

test.each([
  [
    'the postal code, in its short form',
    visitor(true, { postal: 'm5h 2n2', city: 'Markham' }),
    'financial',
    'Suggested because your postal area is M5H.',
  ],
  [
    'the city',
    visitor(true, { postal: 'L6C', city: 'Markham' }),
    'manufacturing',
    'Suggested because you seem to be in Markham.',
  ],
  ['the nearest location', visitor(true), 'financial', 'Suggested because Toronto is your nearest location.'],
  ["nothing, where the location is only the site's default", visitor(false), 'office', start],
  ['nothing, where what is known fits no rule', visitor(false, { postal: 'K1A', city: 'Ottawa' }), 'office', start],
  // Its answer could change the price again.
  ['nothing, for a stored place before the look-up has ended', visitor(true, undefined, false), 'office', start],
  ['the default, without a visitor', undefined, 'office', start],
])('An industry is suggested by %s', (_, given, profileId, why) => {
  expect(suggestion(given, rules)).toMatchObject({ profileId, why });
});
