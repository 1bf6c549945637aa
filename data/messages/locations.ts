export const locationsMessages = {
  isMissing: 'Not Finding Your Location?',
  tellUsAddress:
    "Tell us where your office is. We'll tell you whether we make on-site visits there, and how soon a technician can reach you.",
  askAboutAddress: 'Ask about your address',
  chooseStation: 'Map of the places we serve',
  line: '{region} region',
  landmark: 'Landmark',
  population: 'Population',
  firms: 'Businesses there',
  see: 'See {location}',
  typicalIndustriesAre: 'Main industries: {industries}',
} as const;

export const locationsSourceMessages = {
  whereLinesMeet: 'Our office',
  distance: '{km} km from our office',
  populationWithSource: '{population} ({source})',
} as const;
