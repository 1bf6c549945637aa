import type { Site } from '../../data/rules/schema/site.ts';

interface Publishable {
  draft?: boolean | undefined;
  publishedAt?: string | undefined;
}

/** Names in one note before the rest is counted. */
const maxNames = 12;

/** Notes, and no faults: what is written and not on the site, because it is a draft or because its day has not come. */
export function unpublishedNotes(
  site: Pick<Site, 'locations' | 'services' | 'industries' | 'articles' | 'guides' | 'pairs'>,
  day: string,
): string[] {
  const { servicesInIndustries, servicesInLocations, industriesInLocations } = site.pairs;
  const named: readonly (readonly [string, Publishable])[] = [
    ...site.locations.map((record) => [`locations/${record.slug}`, record] as const),
    ...site.services.map((record) => [`services/${record.id}`, record] as const),
    ...site.industries.map((record) => [`industries/${record.slug}`, record] as const),
    ...site.articles.map((record) => [`blog/${record.slug}`, record] as const),
    ...site.guides.map((record) => [`guides/${record.slug}`, record] as const),
    ...servicesInIndustries.map((pair) => [`${pair.service} and ${pair.industry}`, pair] as const),
    ...servicesInLocations.map((pair) => [`${pair.service} and ${pair.location}`, pair] as const),
    ...industriesInLocations.map((pair) => [`${pair.industry} and ${pair.location}`, pair] as const),
  ];
  const isLater = ({ publishedAt = '' }: Publishable) => publishedAt > day;
  const drafts = named.filter(([, record]) => record.draft && !isLater(record)).map(([name]) => name);
  const later = named
    .filter(([, record]) => isLater(record))
    .map(([name, { publishedAt }]) => `${name} (${publishedAt})`);
  return [...listed('drafts, on no page', drafts), ...listed('not before their day', later)];
}

function listed(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > maxNames ? `, and ${names.length - maxNames} more` : '';
  return [`${what} (${names.length}): ${names.slice(0, maxNames).join(', ')}${more}.`];
}
