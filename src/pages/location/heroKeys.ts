/** The data that the first section of a location, its map apart, and the band below it show. */
export const heroKeys = [
  'heading',
  'intro',
  'slug',
  'name',
  'claims',
  'rating',
  'details',
  'price',
  'phone',
  'journey',
  'circleKm',
  'contactHref',
] as const;
