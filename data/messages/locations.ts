export const locationsMessages = {
  isMissing: 'Not Finding Your Location?',
  tellUsAddress: 'Tell us where your office is. We say whether we come there, and how soon somebody can be with you.',
  askAboutAddress: 'Ask about your address',
  population: 'Population {population}',
  typicalIndustriesAre: 'Typical trades: {industries}',
} as const;

export const locationsSourceMessages = {
  whereLinesMeet: 'Where all lines meet',
  distance: '{km} km from {location}',
} as const;
