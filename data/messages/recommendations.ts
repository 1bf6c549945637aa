export const recommendationsMessages = {
  tellUsLocation: 'Tell us your location, and we will recommend services for it.',
  basedOnLocation: 'Based on your location, we recommend these specialized services.',
  whatDoFirmsAskFor: 'What businesses near you ask for',
  /** Before a place is known. No longer than `recommendedFor` and `basedOnLocation`, whose lines they stand in. */
  firstInAnyOffice: 'Worth a look in any office',
  suitsAnyOffice: 'Useful in every industry. Your location tells us which fit best.',
  recommendedFor: 'Recommended for {location}',
  recommended: 'Recommended',
  details: 'Details',
  getStarted: 'Get Started',
  contactUs: 'Contact Us',
  view: 'View',
  /** An action's label for screen readers. */
  actionFor: '{action}: {service}',
} as const;
