/** Texts of structured data and quick answers, which are made at build time. */
export const seoMessages = {
  home: 'Home',
  /** The unit of a plan's minimum. */
  users: 'users',
  /** What every page can say where its own texts are short. */
  everyPage: '{name} serves the {area}. The office answers at {phone}, {hours}.',
} as const;
