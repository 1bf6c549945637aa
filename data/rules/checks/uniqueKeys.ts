import type { Site } from '../schema/site.ts';
import type { RecordCheck } from './recordCheck.ts';

interface Key {
  /** The collection as messages name it. */
  collection: string;
  field: string;
  values: (site: Site) => readonly string[];
}

type CollectionName = {
  [Name in keyof Site]-?: Site[Name] extends readonly object[] ? Name : never;
}[keyof Site];

/** Keys of the lists of records at the top level of the site. */
const recordKeys = [
  ...keysOf('claims', 'id'),
  ...keysOf('legalFacts', 'id'),
  ...keysOf('suppliers', 'use'),
  ...keysOf('ratings', 'pageKind'),
  ...keysOf('regions', 'id'),
  ...keysOf('locations', 'slug', 'name', 'metaDescription'),
  ...keysOf('industries', 'id', 'slug', 'metaDescription'),
  ...keysOf('services', 'id', 'metaDescription'),
  ...keysOf('serviceCategories', 'id'),
  ...keysOf('planServices', 'slug', 'name'),
  ...keysOf('glossary', 'slug', 'term'),
  ...keysOf('resources', 'id'),
  ...keysOf('downloadPages', 'resource', 'description'),
  ...keysOf('guides', 'slug', 'title', 'description'),
  ...keysOf('tools', 'slug', 'title', 'description'),
  ...keysOf('partners', 'slug'),
  ...keysOf('tour', 'id'),
  ...keysOf('blogCategories', 'slug', 'name'),
  ...keysOf('authors', 'id'),
  ...keysOf('people', 'id'),
  ...keysOf('photos', 'id'),
  ...keysOf('proof', 'id'),
  ...keysOf('sources', 'id', 'url'),
  ...keysOf('articles', 'title', 'description').map((key) => ({ ...key, collection: 'blog' })),
];

const pairOf = (list: keyof Site['pairs']): Key => ({
  collection: `pairs.${list}`,
  field: 'pair',
  values: ({ pairs }) =>
    pairs[list].map((pair: Partial<Record<'service' | 'industry' | 'location', string>>) =>
      [pair.service, pair.industry, pair.location].filter(Boolean).join(' and '),
    ),
});

const nestedKeys: readonly Key[] = [
  ...listKeys('assistant/cards', ['id', 'question'], ({ assistant }) => assistant.cards),
  ...(['servicesInIndustries', 'servicesInLocations', 'industriesInLocations'] as const).map(pairOf),
  ...listKeys('pairs', ['lede'], ({ pairs }) => Object.values(pairs).flat()),
  ...listKeys('combinations', ['lede'], ({ combinations }) => combinations),
  ...listKeys('recommendables', ['id'], ({ recommendables: { main, secondary } }) => [...main, ...secondary]),
  ...(['plans', 'profiles', 'calculatorAddOns', 'planAddOns'] as const).flatMap((list) =>
    listKeys(`pricing.${list}`, ['id'], ({ pricing }) => pricing[list]),
  ),
];

/** No two records of a collection share a key. */
export const uniqueKeys: RecordCheck = {
  name: 'keys are unique',
  check(site) {
    const questions = Object.entries(site.faqs).map(([page, items]) =>
      repeated(
        `faqs.${page}`,
        'question',
        items.map(({ question }) => question),
      ),
    );
    return [
      ...[...recordKeys, ...nestedKeys].map(({ collection, field, values }) =>
        repeated(collection, field, values(site)),
      ),
      ...questions,
    ].flat();
  },
};

/** Fields of a collection that are unique in it. */
function keysOf<Name extends CollectionName>(
  collection: Name,
  ...fields: (keyof Site[Name][number] & string)[]
): Key[] {
  return listKeys(collection, fields, (site) => site[collection]);
}

function listKeys(collection: string, fields: readonly string[], listOf: (site: Site) => readonly object[]): Key[] {
  return fields.map((field) => ({
    collection,
    field,
    values: (site) => (listOf(site) as readonly Record<string, string>[]).map((record) => record[field] as string),
  }));
}

function repeated(collection: string, field: string, keys: readonly string[]): string[] {
  const counts = new Map<string, number>();
  // Values other than text are reported by the schema.
  for (const key of keys) if (typeof key === 'string') counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([key, count]) => `${collection}: ${field} "${key}" is given to ${count} records. Give each its own.`);
}
