export const recommendationsMessages = {
  tellUsLocation: 'Tell us your location, and we recommend specialized services for firms there.',
  basedOnLocation: 'Based on your location, we recommend these specialized services.',
  whatDoFirmsAskFor: 'What do firms near you ask for?',
  servicesToBeginWith: 'Services to begin with',
  recommendedFor: 'Recommended for {location}',
  recommended: 'Recommended',
  details: 'Details',
  getStarted: 'Get Started',
  contactUs: 'Contact Us',
  view: 'View',
  /** An action's label for screen readers. */
  actionFor: '{action}: {service}',
} as const;
