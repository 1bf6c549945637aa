/** Claims and ratings in words, on pages and in their metadata. */
export const claimsMessages = {
  supportForCritical: '{time} support for critical incidents',
  onSiteSupport: 'On-site support',
  /** A claim's label with the condition under which it holds. */
  claimLabel: '{label} {condition}',
  rating: '{rating} out of 5 from {reviews} reviews {condition}',
} as const;
