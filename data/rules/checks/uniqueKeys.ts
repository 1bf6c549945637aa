import { pairName } from '../schema/describe.ts';
import type { Site } from '../schema/site.ts';
import type { RecordCheck } from './recordCheck.ts';

type UniqueFields = { [Name in keyof Site]?: Site[Name] extends readonly (infer Item)[] ? (keyof Item)[] : never };

/** The keys of the lists of records at the top level of the site. */
const uniqueFields: UniqueFields = {
  claims: ['id'],
  legalFacts: ['id'],
  suppliers: ['use'],
  ratings: ['pageKind'],
  regions: ['id'],
  locations: ['slug', 'name', 'metaDescription'],
  industries: ['id', 'slug', 'metaDescription'],
  services: ['id', 'metaDescription'],
  serviceCategories: ['id'],
  planServices: ['slug', 'name'],
  glossary: ['slug', 'term'],
  resources: ['id'],
  downloadPages: ['resource', 'description'],
  guides: ['slug', 'title', 'description'],
  tools: ['slug', 'title', 'description'],
  partners: ['slug'],
  tour: ['id'],
  blogCategories: ['slug', 'name'],
  authors: ['id'],
  people: ['id'],
  photos: ['id'],
  proof: ['id'],
  sources: ['id', 'url'],
  articles: ['title', 'description'],
};

/** Records as messages name their list, with the fields that are unique in it. */
type Keyed = [collection: string, records: readonly object[], ...fields: string[]];

/** No two records of a collection share a key. */
export const uniqueKeys: RecordCheck = (site) => {
  const { assistant, pairs, combinations, recommendables, pricing, faqs } = site;
  const collections: Keyed[] = [
    ...(Object.entries(uniqueFields) as [keyof Site, string[]][]).map(
      ([name, fields]): Keyed => [name === 'articles' ? 'blog' : name, site[name] as object[], ...fields],
    ),
    ['assistant/cards', assistant.cards, 'id', 'question'],
    ...Object.entries(pairs).map(
      ([list, all]): Keyed => [`pairs.${list}`, all.map((pair) => ({ pair: pairName({ ...pair }) })), 'pair'],
    ),
    ['pairs', Object.values(pairs).flat(), 'lede'],
    ['combinations', combinations, 'lede'],
    ['recommendables', [...recommendables.main, ...recommendables.secondary], 'id'],
    ...(['plans', 'profiles', 'calculatorAddOns', 'planAddOns'] as const).map(
      (list): Keyed => [`pricing.${list}`, pricing[list], 'id'],
    ),
    ...Object.entries(faqs).map(([page, items]): Keyed => [`faqs.${page}`, items, 'question']),
  ];
  return collections.flatMap(([collection, records, ...fields]) =>
    fields.flatMap((field) =>
      repeated(
        collection,
        field,
        records.map((record) => (record as Record<string, unknown>)[field]),
      ),
    ),
  );
};

function repeated(collection: string, field: string, keys: readonly unknown[]): string[] {
  const counts = new Map<string, number>();
  // Values other than text are reported by the schema.
  for (const key of keys) if (typeof key === 'string') counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([key, count]) => `${collection}: ${field} "${key}" is given to ${count} records. Give each its own.`);
}
