export const homeMessages = {
  servicePages: 'Each in detail',
  moreAboutUs: 'More about us',
  seeAllIndustries: 'See all industries',
  seeAllLocations: 'See all locations',
  volumeDiscounts: 'Volume discounts: {discounts}.',
  openCalculator: 'Open the price calculator',
  freeChecklist: 'Free {count}-point IT Security Checklist',
  readWholeChecklist: 'Read all {count} points',
  placesAround: 'The places we serve around {location}',
  detectedNear: "We've detected you're near {location}",
  regionAndDistance: '{region}, {km} km away',
  regionAndDistanceFrom: '{region}, {km} km from {location}',
  typicalSectors: 'Typical sectors: {sectors}',
  testimonials: 'Testimonials',
} as const;

export const homeSourceMessages = {
  discountFromUsers: '{percent}% from {count} users',
} as const;
