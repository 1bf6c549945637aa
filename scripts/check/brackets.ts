import { loadSite } from '../../data/load.ts';
import type { Site } from '../../data/schema/site.ts';

/** Notes, and no faults, because a new folder begins with them: records that are published with texts still in brackets. */
export async function noteBrackets(): Promise<string[]> {
  return textsInBrackets(await loadSite());
}

export function textsInBrackets(site: Partial<Site>): string[] {
  return Object.entries(site).flatMap(([collection, value]) => {
    const records = Array.isArray(value) ? (value as object[]) : [value];
    return records.flatMap((record, index) => {
      const count = bracketsIn(record);
      if (count === 0) return [];
      const { slug, id } = record as { slug?: string; id?: string };
      const name = Array.isArray(value) ? `${collection}/${slug ?? id ?? index}` : collection;
      return [
        `${name}: ${count} ${count === 1 ? 'text is' : 'texts are'} still in brackets. Write them, or set "draft: true".`,
      ];
    });
  });
}

function bracketsIn(value: unknown): number {
  if (typeof value === 'string') return /^\[\p{L}[^\]]*\]$/u.test(value) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((count, item) => count + bracketsIn(item), 0);
}
