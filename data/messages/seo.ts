/** Texts of the structured data alone, which is made at build time. */
export const seoMessages = {
  home: 'Home',
  /** The unit of a plan's minimum. */
  users: 'users',
} as const;
