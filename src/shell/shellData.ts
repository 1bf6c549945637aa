import type { Site } from '#data/schema/site.ts';

/** What every page shows round its content. */
export type Shell = ReturnType<typeof shellData>;

/** Takes the shell's words from the site's records; the same on every page of a build. */
export function shellData({ provider, navigation, claims }: Site) {
  const { name, shortName, description, phone, email, address, hours, hoursNote, parent, sister, social, locale } = provider;
  return {
    provider: { name, shortName, description, phone, email, address, hours: hours.label, hoursNote, parent, sister, social, locale },
    navigation,
    facts: claims.filter((claim) => claim.shownOn.includes('footer')).map(({ label, value }) => ({ label, value })),
  };
}
