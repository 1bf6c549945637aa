import { z } from 'zod';
import { navLinkSchema } from './navigation.ts';
import { textSchema, titledTextSchema } from './text.ts';
import { workedCaseSchema } from './workedCase.ts';

/** The content of the page about the provider. */
export const aboutSchema = z.strictObject({
  /** The history of the provider, in paragraphs. */
  story: z.array(textSchema).min(2),
  /** The values of the provider. */
  values: z.array(titledTextSchema).length(3),
  /** Roles rather than persons, and what each answers for. */
  leadership: z.array(titledTextSchema),
  /** A paragraph on the parent company, where there is one. */
  parent: textSchema.optional(),
  /** A paragraph on the sister company, where there is one. */
  sister: textSchema.optional(),
  /** Above what buyers ask every provider, answered about this one (`ownAnswers`); its section has the anchor `answers`. */
  answers: titledTextSchema.extend({ link: navLinkSchema.optional() }).optional(),
  /** What the provider does not do, and who does it instead. */
  limits: titledTextSchema.extend({ items: z.array(textSchema).min(2) }).optional(),
  /** Short worked examples, marked as such; their section has the anchor `case-studies`. */
  caseStudies: z.array(workedCaseSchema),
});
