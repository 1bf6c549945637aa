import { z } from 'zod';
import { titledTextSchema, textSchema } from './text.ts';

/** The content of the page about the provider. */
export const aboutSchema = z.strictObject({
  /** How the provider came to be, in paragraphs. */
  story: z.array(textSchema).min(2),
  /** What the provider holds to. */
  values: z.array(titledTextSchema).length(3),
  /** Roles rather than persons. */
  leadership: z.array(titledTextSchema).min(1),
  /** A paragraph on the parent company. */
  parent: textSchema,
  /** A paragraph on the sister company. */
  sister: textSchema,
  /** Short anonymous cases; their section has the anchor `case-studies`. */
  caseStudies: z.array(titledTextSchema).min(1),
});
