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

const nestedKeys: readonly Key[] = [
  { collection: 'assistant/cards', field: 'id', values: ({ assistant }) => assistant.cards.map(({ id }) => id) },
  {
    collection: 'assistant/cards',
    field: 'question',
    values: ({ assistant }) => assistant.cards.map(({ question }) => question),
  },
  {
    collection: 'pairs.servicesInIndustries',
    field: 'pair',
    values: ({ pairs }) => pairs.servicesInIndustries.map(({ service, industry }) => `${service} and ${industry}`),
  },
  {
    collection: 'pairs.servicesInLocations',
    field: 'pair',
    values: ({ pairs }) => pairs.servicesInLocations.map(({ service, location }) => `${service} and ${location}`),
  },
  {
    collection: 'pairs.industriesInLocations',
    field: 'pair',
    values: ({ pairs }) => pairs.industriesInLocations.map(({ industry, location }) => `${industry} and ${location}`),
  },
  {
    collection: 'pairs',
    field: 'lede',
    values: ({ pairs }) => Object.values(pairs).flatMap((list: { lede: string }[]) => list.map(({ lede }) => lede)),
  },
  {
    collection: 'combinations',
    field: 'lede',
    values: ({ combinations }) => combinations.map(({ lede }) => lede),
  },
  {
    collection: 'recommendables',
    field: 'id',
    values: ({ recommendables: { main, secondary } }) => [...main, ...secondary].map(({ id }) => id),
  },
  { collection: 'pricing.plans', field: 'id', values: ({ pricing }) => pricing.plans.map(({ id }) => id) },
  {
    collection: 'pricing.profiles',
    field: 'id',
    values: ({ pricing }) => pricing.profiles.map(({ id }) => id),
  },
  {
    collection: 'pricing.calculatorAddOns',
    field: 'id',
    values: ({ pricing }) => pricing.calculatorAddOns.map(({ id }) => id),
  },
  { collection: 'pricing.planAddOns', field: 'id', values: ({ pricing }) => pricing.planAddOns.map(({ id }) => id) },
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
  return fields.map((field) => ({
    collection,
    field,
    values: (site) => (site[collection] as readonly Record<string, string>[]).map((record) => record[field] as string),
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
