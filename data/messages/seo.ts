/** Texts of the metadata, which is made at build time. */
export const seoMessages = {
  home: 'Home',
  supportForCritical: '{time} support for critical incidents',
  onSiteSupport: 'On-site support',
  /** A claim's label with the condition under which it holds. */
  claimLabel: '{label} {condition}',
  rating: '{rating} out of 5 from {reviews} reviews {condition}',
  /** The unit of a plan's minimum, in structured data. */
  users: 'users',
} as const;
