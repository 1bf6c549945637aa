import { z } from 'zod';
import { slugSchema } from './slug.ts';

/** Kinds of records that a reference can point to. */
export type Target =
  | 'location'
  | 'locationName'
  | 'region'
  | 'industry'
  | 'service'
  | 'planService'
  | 'article'
  /** A service with pages for locations, of either kind. */
  | 'serviceInLocations'
  | 'recommendable'
  | 'profile'
  | 'plan'
  | 'addOn'
  | 'planAddOn'
  | 'serviceCategory'
  | 'blogCategory'
  | 'author'
  | 'term'
  | 'termCategory'
  | 'legalPage'
  | 'claim'
  | 'source'
  | 'photo';

/**
 * By kind, a union of the slugs or ids of a data folder's records. Empty here: the folder's own `slugs.d.ts` adds them for
 * whoever edits it, because several folders are compiled together and each has others.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: declarations of data folders are merged into it.
export interface RecordSlugs {}

/** The slug or id of a record of the kind, and any text where those of the folder are not known. */
export type SlugOf<Kind extends Target> = RecordSlugs extends Record<Kind, infer Slug extends string> ? Slug : string;

/**
 * The slug or id of another record; the schema says of which kind, so that the checks find every reference by it. Whether there is such a
 * record is checked when the folder is loaded (`referencesExist`).
 * @param text of keys that are no slugs, such as names
 */
export function referenceTo<Kind extends Target>(
  kind: Kind,
  text: z.ZodType<string> = slugSchema,
): z.ZodType<SlugOf<Kind>, SlugOf<Kind>> {
  return text.meta({ target: kind }) as z.ZodType<SlugOf<Kind>, SlugOf<Kind>>;
}

/** The kind of record that the values of a schema name; undefined where they name none. */
export const targetOf = (schema: z.core.$ZodType): Target | undefined =>
  z.globalRegistry.get(schema)?.target as Target | undefined;
