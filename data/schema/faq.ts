import { z } from 'zod';
import { textSchema } from './text.ts';

/** A question as a visitor asks it, and its answer in plain text. */
export const faqItemSchema = z.strictObject({
  question: textSchema.refine((text) => text.endsWith('?'), 'End the question with a question mark.'),
  answer: textSchema,
});
export type FaqItem = z.infer<typeof faqItemSchema>;

/** A question about a service where it meets a trade or a place; `of` says what the page must have for it. */
export const offerFaqItemSchema = faqItemSchema.extend({ of: z.enum(['industry', 'location', 'both']).optional() });
export type OfferFaqItem = z.infer<typeof offerFaqItemSchema>;
