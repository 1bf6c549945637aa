/** Texts of the metadata, which is made at build time. */
export const seoMessages = {
  home: 'Home',
  supportForCritical: '{time} support for critical incidents',
  onSiteSupport: 'On-site support',
  rating: '{rating} out of 5 from {reviews} reviews {condition}',
} as const;
