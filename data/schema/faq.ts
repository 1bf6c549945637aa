import { z } from 'zod';
import { textSchema } from './text.ts';

/** A question as a visitor asks it, and its answer in plain text. */
export const faqItemSchema = z.strictObject({
  question: textSchema.refine((text) => text.endsWith('?'), 'End the question with a question mark.'),
  answer: textSchema,
});
export type FaqItem = z.infer<typeof faqItemSchema>;
