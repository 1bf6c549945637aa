/** Claims and ratings in words, on pages and in their metadata. */
export const claimsMessages = {
  supportForCritical: '{time} support for critical incidents',
  onSiteSupport: 'On-site support',
  /** With the plans that a visit is part of. */
  onSiteSupportIn: 'On-site support, part of {plans}',
  /** A claim's label with the condition under which it holds. */
  claimLabel: '{label} {condition}',
  rating: '{rating} out of 5 from {reviews} reviews {condition}',
} as const;
