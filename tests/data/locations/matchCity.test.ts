import { expect, test } from 'vitest';
import { matchCity } from '#data/locations/matchCity.ts';

const locations = [
  { slug: 'toronto', name: 'Toronto' },
  { slug: 'richmond-hill', name: 'Richmond Hill' },
  { slug: 'saint-leonard', name: 'Saint-Léonard' },
  { slug: 'hill', name: 'The Hill' },
  { slug: 'brampton', name: 'Brampton' },
];

test.each([
  ['its slug', 'richmond-hill', 'richmond-hill'],
  ["its slug before another one's partial name", 'Hill', 'hill'],
  ['its exact name', 'the hill', 'hill'],
  ['its name in any case', ' RICHMOND HILL ', 'richmond-hill'],
  ['its name without accents or with other punctuation', 'Saint Leonard', 'saint-leonard'],
  ['part of its name', 'Richmond', 'richmond-hill'],
  ['a longer name that holds it', 'City of Toronto', 'toronto'],
])('A city is matched by %s', (_, city, slug) => {
  expect(matchCity(city, locations)?.slug).toBe(slug);
});

test.each(['Ottawa', 'Bra', 'Torontos', '', ' ', '-'])('"%s" matches no location', (city) => {
  expect(matchCity(city, locations)).toBeUndefined();
});
