import { textsInBrackets } from '../../data/rules/checks/textsAreWritten.ts';
import type { Site } from '../../data/rules/schema/site.ts';

/** Notes, and no faults, because a new folder begins with them: texts still in brackets where a record can be no draft. */
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
