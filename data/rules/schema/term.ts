import { z } from 'zod';
import { referenceTo } from './reference.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** An entry of the glossary. */
export const termSchema = z.strictObject({
  /** The anchor of the entry on the page of the glossary. */
  slug: slugSchema,
  /** The term that is explained. */
  term: textSchema,
  /** What it means. */
  definition: textSchema,
  /** The heading that it stands under: one of `glossaryCategories`. */
  category: referenceTo('termCategory', textSchema),
});
export type Term = z.infer<typeof termSchema>;
