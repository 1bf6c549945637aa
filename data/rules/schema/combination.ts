import { z } from 'zod';
import { faqItemSchema } from './faq.ts';
import { slugSchema } from './slug.ts';
import { textSchema, titledTextSchema } from './text.ts';

/** One paragraph, shown as it is written. */
const paragraphSchema = textSchema
  .refine((text) => !text.includes('\n\n'), 'Write one paragraph, without an empty line.')
  .refine((text) => !/[*_`[\]]/.test(text), 'Write plain text without Markdown.');

/**
 * What is particular to a service for an industry in a location: a section of `data/combinations/<industry>/<location>.md`.
 * Optional: a page without one is made of its pairs.
 */
export const combinationSchema = z.strictObject({
  /** The `id` of the service: the heading of the section. */
  service: slugSchema,
  /** The slug of the industry: the name of the folder. */
  industry: slugSchema,
  /** The slug of the location: the name of the file. */
  location: slugSchema,
  /** What we do for such clients there, whole by itself; it opens the page. */
  lede: paragraphSchema,
  /** What the place changes for them: how fast somebody is there, what the building, court or hospital asks. */
  place: paragraphSchema,
  /** Steps that come before those of the pair; `### First: <title>`. */
  steps: z.array(titledTextSchema.extend({ description: paragraphSchema })),
  /** Questions that are asked there, before those of the pair; a heading that ends with a question mark. */
  questions: z.array(faqItemSchema.extend({ answer: paragraphSchema })),
});
export type Combination = z.infer<typeof combinationSchema>;
