import { dayIn } from '../blog/published.ts';
import type { Site } from '../schema/site.ts';
import type { RecordCheck } from './recordCheck.ts';

/** A field with a date, and how many years ahead it may be. */
interface DateField {
  record: string;
  field: string;
  value: string | undefined;
  yearsAhead: number;
}

/** Nothing that a site says of itself is older than the web. */
const firstYear = 1990;
/** A page is planned some months ahead; a fact, such as the last day of a product's support, may hold for years. */
const yearsAhead = { page: 2, fact: 15 };

/** Dates are of the years that a site is about, which detects mistyped years: one too late hides a record silently. */
export const datesAreNear = (moment: Date): RecordCheck => ({
  name: 'dates are near',
  check(site) {
    const today = dayIn(site.provider.timezone, moment);
    return dateFields(site).flatMap(({ record, field, value, yearsAhead: years }) => {
      // Values other than dates are reported by the schema.
      if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
      const last = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
      if (value > last) return [`${record}: ${field} is "${value}", more than ${years} years from now. Fix the year.`];
      return Number(value.slice(0, 4)) < firstYear
        ? [`${record}: ${field} is "${value}", a day before ${firstYear}. Fix the year.`]
        : [];
    });
  },
});

function dateFields(site: Site): DateField[] {
  const { articles, guides, legal, downloads, reviews, claims, locations, industries, services, provider } = site;
  const pageDates = (record: string, dates: Readonly<Record<string, string | undefined>>) =>
    Object.entries(dates).map(([field, value]) => ({ record, field, value, yearsAhead: yearsAhead.page }));
  const until = (record: string, field: string, value: string | undefined) => ({
    ...{ record, field, value },
    yearsAhead: yearsAhead.fact,
  });
  return [
    ...articles.flatMap(({ slug, publishedAt, updatedAt, reviewedAt, lapses = [] }) => [
      ...pageDates(`blog/${slug}`, { publishedAt, updatedAt, reviewedAt }),
      ...lapses.map((lapse, index) => until(`blog/${slug}`, `lapses[${index}].until`, lapse.until)),
    ]),
    ...guides.flatMap(({ slug, publishedAt, updatedAt }) => pageDates(`guides/${slug}`, { publishedAt, updatedAt })),
    ...legal.flatMap(({ slug, updatedAt }) => pageDates(`legal/${slug}`, { updatedAt })),
    ...downloads.flatMap(({ id, updatedAt }) => pageDates(`downloads/${id}`, { updatedAt })),
    ...reviews.flatMap(({ datePublished }, index) => pageDates(`reviews[${index}]`, { datePublished })),
    ...locations.flatMap(({ slug, publishedAt }) => pageDates(`locations/${slug}`, { publishedAt })),
    ...industries.flatMap(({ slug, publishedAt }) => pageDates(`industries/${slug}`, { publishedAt })),
    ...services.flatMap(({ id, publishedAt }) => pageDates(`services/${id}`, { publishedAt })),
    ...(provider.hours.exceptions ?? []).flatMap(({ date }, index) =>
      pageDates('provider', { [`hours.exceptions[${index}].date`]: date }),
    ),
    ...claims.map((claim) => until(`claims/${claim.id}`, 'until', claim.until)),
  ];
}
