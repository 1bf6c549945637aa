import type { Site } from '#data/schema/site.ts';
import type { MeasurementConfig } from '../features/analytics/config.ts';
import { placeOf, widestName } from '../features/location/placeFiles.ts';

/** What every page shows round its content. */
export type Shell = ReturnType<typeof shellData>;

/** Takes the shell's words from the site's records; the same on every page of a build. */
export function shellData({ provider, navigation, claims, regions, locations, chat }: Site, measurement?: MeasurementConfig) {
  const { name, shortName, description, phone, email, address, hours, hoursNote, parent, sister, social, locale } = provider;
  const place = locations.find(({ slug }) => slug === provider.homeLocation);
  if (!place) throw new RangeError(`provider.homeLocation: there is no location "${provider.homeLocation}".`);
  return {
    provider: { name, shortName, description, phone, email, address, hours: hours.label, hoursNote, parent, sister, social, locale },
    navigation,
    chat: { greeting: chat.greeting, starters: chat.starters },
    home: { place: placeOf({ regions }, place), widest: widestName(locations) },
    ...(measurement ? { measurement } : {}),
    facts: claims.filter((claim) => claim.shownOn.includes('footer')).map(({ label, value }) => ({ label, value })),
  };
}
