import type { Location } from '#data/rules/schema/location.ts';

export const kingston: Location = {
  slug: 'kingston',
  name: 'Kingston',
  region: 'kingston-area',
  population: 114_195,
  populationLabel: '114k',
  coordinates: { latitude: 44.2298, longitude: -76.481 },
  postalAreas: ['K7L'],
  timezone: 'America/Toronto',
  keywords: [
    'local services Kingston',
    'local firm near Kingston',
    'quote Kingston',
    'local firm Kingston',
    'Kingston area services',
  ],
  metaDescription: 'Local services in Kingston from Example Services: what we do, what it costs and how to book.',
  sectors: [],
  summary: 'Kingston is where our office is. Call us, or write and say what you need and when it suits you.',
  districts: [],
  reach: 'Our office is in Kingston. Call us or send the form on this site, and we agree on a time.',
};
