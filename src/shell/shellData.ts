import { dockSourceMessages } from '#data/messages/dock.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { MeasurementConfig } from '../features/analytics/config.ts';
import type { DockData } from '../features/dock/dockData.ts';
import { sectionsOf } from '../features/chat/linkify.ts';
import { placeOf, widestName } from '../features/location/placeData.ts';

/** Data of the layout, embedded in every page. */
export type Shell = ReturnType<typeof shellData> & {
  /** The footer's content, where it is rendered already; prerendered only. */
  footerHtml?: string;
};

/** Data of the footer: prerendered only, and not embedded. */
export type FooterData = ReturnType<typeof footerData>;

/** Selects the layout's data from the site's records. `builtAt` gives the copyright year. */
export function shellData(site: Site, measurement?: MeasurementConfig, builtAt = new Date()) {
  const {
    provider,
    navigation: { header, action },
    regions,
    locations,
    chat,
  } = site;
  const { name, shortName, phone, email, hours, parent, locale, origin } = provider;
  const homeLocation = locations.find(({ slug }) => slug === provider.homeLocation);
  if (!homeLocation) throw new RangeError(`provider.homeLocation: there is no location "${provider.homeLocation}".`);
  return {
    provider: { name, shortName, phone, email, hours: hours.label, locale, origin },
    action,
    dock: dockData(site),
    chat: { greeting: chat.greeting, starters: chat.starters },
    home: { place: placeOf({ regions, locations }, homeLocation), widestName: widestName(locations) },
    ...(measurement ? { measurement } : {}),
    // Prerendered only.
    sections: sectionsOf(menuAddresses(site)) as string[] | undefined,
    parent: parent as Site['provider']['parent'],
    logo: site.theme.logo as Site['theme']['logo'] | undefined,
    links: header as Site['navigation']['header'] | undefined,
    footer: footerData(site, builtAt) as FooterData | undefined,
  };
}

function dockData({ provider: { hours, timezone }, claims }: Site): DockData {
  const { days, opens, closes, otherDays, label, holidays = [], exceptions = [] } = hours;
  const support = claims.find(({ id }) => id === 'support');
  return {
    hours: {
      days,
      opens,
      closes,
      ...(otherDays ? { otherDays } : {}),
      holidays: holidays.map(({ on }) => ({ on })),
      ...(exceptions.length > 0 ? { exceptions: exceptions.map(({ name: _, ...day }) => day) } : {}),
    },
    timezone,
    open: dockSourceMessages.openUntil,
    closed: support ? fill(dockSourceMessages.emergency, { hours: support.value }) : label,
  };
}

function footerData(
  {
    provider: { description, address, hours, hoursNote, sister, social, timezone },
    navigation: { footer, legal },
    claims,
  }: Site,
  builtAt: Date,
) {
  return {
    year: new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: timezone }).format(builtAt),
    description,
    address,
    hours: hours.label,
    hoursNote,
    sister,
    social,
    sections: footer,
    legal,
    facts: claims
      .filter((claim) => claim.shownOn.includes('footer'))
      .map(({ label, value, condition }) => ({ label, value, condition })),
  };
}

function menuAddresses({ navigation: { header, footer, legal } }: Site): string[] {
  return [...header, ...footer.flatMap((group) => group.links), ...legal].map(({ href }) => href);
}
