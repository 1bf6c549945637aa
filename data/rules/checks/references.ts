import type { z } from 'zod';
import { fieldName, recordOf } from '../schema/describe.ts';
import { type Target, targetOf } from '../schema/reference.ts';
import { type Site, siteSchema } from '../schema/site.ts';
import { photoIdsIn } from '../text/markdown.ts';

/** A field of a record that holds the key of another record. */
interface Reference {
  /** The record as messages name it, for example `locations/ajax`. */
  record: string;
  field: string;
  value: string;
  target: Target;
}

/** Every reference from one record to another. Checks also run on records that failed the schema, whose defaults are missing. */
export function referencesOf(site: Site): Reference[] {
  const { plans } = site.pricing;
  const inFields = referencesIn(siteSchema, site, [])
    // Without plans, nothing of the price list is shown.
    .filter(({ path }) => plans.length > 0 || !(path[0] === 'pricing' || path.at(-1) === 'pricingProfile'))
    .map(({ path, ...reference }) => {
      const { record, field } = recordOf(site, path);
      return { record, field: fieldName(field), ...reference };
    });
  return [...inFields, ...otherReferences(site)];
}

interface Found {
  path: PropertyKey[];
  value: string;
  target: Target;
}

/** What a value names below a schema, as `referenceTo` says it there. The keys of a record may be references, too. */
function referencesIn(schema: z.core.$ZodType, value: unknown, path: PropertyKey[]): Found[] {
  const target = targetOf(schema);
  // Values other than text are reported by the schema.
  if (target) return typeof value === 'string' ? [{ path, value, target }] : [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const parts = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => referencesIn(part, parts[key], [...path, key]));
    case 'array':
      return Object.values(parts).flatMap((part, index) => referencesIn(def.element, part, [...path, index]));
    case 'record':
      return Object.keys(parts).flatMap((key) => referencesIn(def.keyType, key, path));
    case 'union':
      return def.options.flatMap((option) => referencesIn(option, value, path));
    case 'optional':
    case 'default':
    case 'readonly':
      return referencesIn(def.innerType, value, path);
    default:
      return [];
  }
}

/** References whose kind the schema cannot tell, and those that the path of a file makes. */
function otherReferences({ articles, reviews, combinations }: Site): Reference[] {
  return [
    ...articles.flatMap(({ slug, body }) =>
      photoIdsIn(body).map((value) => ({ record: `blog/${slug}`, field: 'photo', value, target: 'photo' as const })),
    ),
    ...reviews.flatMap(({ pageKind, about }, index) =>
      about ? [{ record: `reviews[${index}]`, field: 'about', value: about, target: pageKind }] : [],
    ),
    ...combinations.flatMap((text) =>
      (['industry', 'location', 'service'] as const).map((kind) => ({
        record: `combinations/${text.industry}/${text.location}`,
        field: kind,
        value: text[kind],
        target: kind,
      })),
    ),
  ];
}
