import type { RecordCheck } from './recordCheck.ts';

/** A record as messages name it. */
interface Named {
  name: string;
  record: object;
}

/**
 * A text in brackets stands for one that is not written. A published record with one is refused where it can be a draft; those that
 * cannot, such as the provider and the home location, are noted by `npm run check`.
 */
export const textsAreWritten: RecordCheck<'provider' | 'locations' | 'services' | 'industries' | 'articles' | 'pairs'> =
  {
    name: 'a published record has no text in brackets',
    check: ({ provider, locations, services, industries, articles, pairs }) => {
      const pair = (list: string, one: string, other: string, record: object): Named => ({
        name: `pairs.${list}/${one} and ${other}`,
        record,
      });
      const records: Named[] = [
        ...locations
          .filter(({ slug }) => slug !== provider.homeLocation)
          .map((record) => ({ name: `locations/${record.slug}`, record })),
        ...services.map((record) => ({ name: `services/${record.id}`, record })),
        ...industries.map((record) => ({ name: `industries/${record.slug}`, record })),
        ...articles.filter(({ draft }) => !draft).map((record) => ({ name: `blog/${record.slug}`, record })),
        ...pairs.servicesInIndustries.map((one) => pair('servicesInIndustries', one.service, one.industry, one)),
        ...pairs.servicesInLocations.map((one) => pair('servicesInLocations', one.service, one.location, one)),
        ...pairs.industriesInLocations.map((one) => pair('industriesInLocations', one.industry, one.location, one)),
      ];
      return records.flatMap(({ name, record }) => {
        const [first, ...others] = textsInBrackets(record);
        if (!first) return [];
        const more =
          others.length === 0 ? '' : `, and so ${others.length === 1 ? 'is 1 more' : `are ${others.length} more`}`;
        return [
          `${name}: ${first.field} is "${first.text}"${more}. Write what stands in brackets, or set "draft: true".`,
        ];
      });
    },
  };

/** The texts of a record that stand in brackets, whole or as a line of their own, each with the path of its field. */
export function textsInBrackets(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string')
    return value
      .split('\n')
      .flatMap((line) => (/^\[\p{L}[^\]]*\]$/u.test(line.trim()) ? [{ field, text: line.trim() }] : []));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsInBrackets(item, Array.isArray(value) ? `${field}[${key}]` : field ? `${field}.${key}` : key),
  );
}
