import { fieldName, recordOf } from '../schema/describe.ts';
import { textsIn } from '../text/textsIn.ts';
import type { RecordCheck } from './recordCheck.ts';

/**
 * A text in brackets stands for one that is not written. A published record with one is refused where it can be a draft; those that
 * cannot, such as the provider and the home location, are noted by `npm run check`.
 */
export const textsAreWritten: RecordCheck<
  'provider' | 'locations' | 'services' | 'industries' | 'articles' | 'pairs'
> = ({ provider, locations, services, industries, articles, pairs }) => {
  const published = {
    locations: locations.filter(({ slug }) => slug !== provider.homeLocation),
    services,
    industries,
    articles: articles.filter(({ draft }) => !draft),
    pairs,
  };
  const found = textsInBrackets(published).map(({ path, text }) => ({ ...recordOf(published, path), text }));
  return [...Map.groupBy(found, ({ record }) => record)].map(([record, [first, ...others]]) => {
    const more =
      others.length === 0 ? '' : `, and so ${others.length === 1 ? 'is 1 more' : `are ${others.length} more`}`;
    return `${record}: ${fieldName(first?.field ?? [])} is "${first?.text}"${more}. Write what stands in brackets, or set "draft: true".`;
  });
};

/** The texts below a value that stand in brackets, whole or as a line of their own. */
export function textsInBrackets(value: unknown): { path: PropertyKey[]; text: string }[] {
  const found: { path: PropertyKey[]; text: string }[] = [];
  for (const { text, path } of textsIn(value))
    for (const line of text.split('\n').map((one) => one.trim()))
      if (/^\[\p{L}[^\]]*\]$/u.test(line)) found.push({ path: [...path], text: line });
  return found;
}
