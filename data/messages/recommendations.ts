export const recommendationsMessages = {
  tellUsLocation: "Tell us your location, and we'll recommend services for it.",
  basedOnLocation: 'Based on your location, we recommend these specialized services.',
  whatDoFirmsAskFor: 'What businesses near you ask for',
  recommendedFor: 'Recommended for {location}',
  recommended: 'Recommended',
  details: 'Details',
  getStarted: 'Get Started',
  contactUs: 'Contact Us',
  view: 'View',
  /** An action's label for screen readers. */
  actionFor: '{action}: {service}',
} as const;
