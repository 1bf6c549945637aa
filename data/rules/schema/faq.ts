import { z } from 'zod';
import { textSchema } from './text.ts';

/** A question and its answer in plain text. */
export const faqItemSchema = z.strictObject({
  question: textSchema.refine((text) => text.endsWith('?'), 'End the question with a question mark.'),
  answer: textSchema,
});
export type FaqItem = z.infer<typeof faqItemSchema>;

/** A question of a combination page. `of` limits it to pages of a service with an industry, with a location, or with both. */
export const offerFaqItemSchema = faqItemSchema.extend({ of: z.enum(['industry', 'location', 'both']).optional() });
export type OfferFaqItem = z.infer<typeof offerFaqItemSchema>;
