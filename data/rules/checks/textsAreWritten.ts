import { fieldName } from '../schema/describe.ts';
import { textsIn } from '../text/textsIn.ts';
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
      const records: Named[] = [
        ...locations
          .filter(({ slug }) => slug !== provider.homeLocation)
          .map((record) => ({ name: `locations/${record.slug}`, record })),
        ...services.map((record) => ({ name: `services/${record.id}`, record })),
        ...industries.map((record) => ({ name: `industries/${record.slug}`, record })),
        ...articles.filter(({ draft }) => !draft).map((record) => ({ name: `blog/${record.slug}`, record })),
        ...Object.entries(pairs).flatMap(([list, all]) =>
          all.map((record: Partial<Record<'service' | 'industry' | 'location', string>>) => {
            const names = [record.service, record.industry, record.location].filter(Boolean);
            return { name: `pairs.${list}/${names.join(' and ')}`, record };
          }),
        ),
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
export function textsInBrackets(record: unknown): { field: string; text: string }[] {
  const found: { field: string; text: string }[] = [];
  for (const { text, path } of textsIn(record))
    for (const line of text.split('\n'))
      if (/^\[\p{L}[^\]]*\]$/u.test(line.trim())) found.push({ field: fieldName(path), text: line.trim() });
  return found;
}
