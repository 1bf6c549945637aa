export const locationsMessages = {
  isMissing: 'Not Finding Your Location?',
  tellUsAddress:
    'Tell us where your office is. We will tell you whether we make on-site visits there, and how soon a technician can reach you.',
  askAboutAddress: 'Ask about your address',
  population: 'Population {population}',
  typicalIndustriesAre: 'Main industries: {industries}',
} as const;

export const locationsSourceMessages = {
  whereLinesMeet: 'Where all lines meet',
  distance: '{km} km from {location}',
} as const;
