import { z } from 'zod';
import { titledTextSchema, textSchema } from './text.ts';

/** The content of the page about the provider. */
export const aboutSchema = z.strictObject({
  /** The history of the provider, in paragraphs. */
  story: z.array(textSchema).min(2),
  /** The values of the provider. */
  values: z.array(titledTextSchema).length(3),
  /** Roles instead of names of persons. */
  leadership: z.array(titledTextSchema).min(1),
  /** A paragraph on the parent company. */
  parent: textSchema,
  /** A paragraph on the sister company. */
  sister: textSchema,
  /** Short anonymous cases; their section has the anchor `case-studies`. */
  caseStudies: z.array(titledTextSchema).min(1),
});
