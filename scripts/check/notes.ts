// Notes on what is no fault yet: a new folder begins with brackets, and no build may break overnight.
import { textsInBrackets } from '../../data/rules/checks/textsAreWritten.ts';
import { lapsingFacts } from '../../data/rules/facts/lapsingFacts.ts';
import type { Hours } from '../../data/rules/schema/hours.ts';
import type { Site } from '../../data/rules/schema/site.ts';

/** Texts still in brackets where a record can be no draft. */
export function bracketNotes(site: Partial<Site>): string[] {
  return Object.entries(site).flatMap(([collection, value]) => {
    const records = Array.isArray(value) ? (value as object[]) : [value];
    return records.flatMap((record, index) => {
      const count = textsInBrackets(record).length;
      if (count === 0) return [];
      const { slug, id } = record as { slug?: string; id?: string };
      const name = Array.isArray(value) ? `${collection}/${slug ?? id ?? index}` : collection;
      return [`${name}: ${count} ${count === 1 ? 'text is' : 'texts are'} still in brackets. Write what stands there.`];
    });
  });
}

/** Years in which an office would answer as on any other day, unless its record says that it keeps no holidays. */
export function yearsWithoutHoliday(
  { holidays, exceptions = [] }: Pick<Hours, 'holidays' | 'exceptions'>,
  now: Date,
): string[] {
  if (holidays) return [];
  return [now.getUTCFullYear(), now.getUTCFullYear() + 1]
    .filter((year) => !exceptions.some(({ date }) => date.startsWith(String(year))))
    .map(
      (year) =>
        `provider: hours name no holiday and no exception of ${year}. Add "holidays", or an empty list where there are none.`,
    );
}

/** Facts whose last day has come or comes soon. */
export function lapseNotes(site: Pick<Site, 'articles' | 'claims'>, now: Date): string[] {
  return lapsingFacts(site, now).map(({ where, words, until, daysLeft }) => {
    const when = daysLeft < 0 ? `was true until ${until}` : `is true until ${until}, for ${daysLeft} more days`;
    return `${where}: "${words}" ${when}. Change the text, and the date with it.`;
  });
}

interface Publishable {
  draft?: boolean | undefined;
  publishedAt?: string | undefined;
}

/** Names in one note before the rest is counted. */
const maxNames = 12;

/** What is written and not on the site, because it is a draft or because its day has not come. */
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
