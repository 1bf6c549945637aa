import { z } from 'zod';
import { textSchema } from './text.ts';

/** A question and its answer in plain text. */
export const faqItemSchema = z.strictObject({
  question: textSchema.refine((text) => text.endsWith('?'), 'End the question with a question mark.'),
  answer: textSchema,
});
export type FaqItem = z.infer<typeof faqItemSchema>;

/**
 * A question that many combination pages answer, below those of their own. `of` limits it to pages with an industry, or to those with
 * a location and no industry; `sold` to services that come with the plans, to others that are paid by the month, or to work with an end.
 */
export const offerFaqItemSchema = faqItemSchema.extend({
  of: z.enum(['industry', 'location']).optional(),
  sold: z.enum(['plan', 'monthly', 'once']).optional(),
});
