import { z } from 'zod';
import { alternativesSchema } from './alternatives.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** A question that buyers ask, and its answer. To teach the assistant an answer is to add a card. */
export const assistantCardSchema = z
  .strictObject({
    id: slugSchema,
    /** What it is about; a short follow-up is looked for among the cards of the same subject first. */
    subject: slugSchema.default('questions'),
    /** As a button shows it. */
    question: textSchema.max(80, 'Shorten it: the question is a button in the chat.'),
    /** One to three sentences that answer this question by themselves. Values come from records by placeholder. */
    answer: textSchema.optional(),
    /** In place of an answer: the question of an FAQ record whose answer it is, word for word. */
    faq: textSchema.optional(),
    /** How else people ask, in their own words: two to six, with `|` between them. */
    wordings: alternativesSchema.refine(
      ({ length }) => length >= 2 && length <= 6,
      'Give two to six wordings, with | between them.',
    ),
    /** Ids of the cards that people go on to. */
    next: z.array(slugSchema).max(3).default([]),
    links: z.array(z.strictObject({ title: textSchema, href: z.string().startsWith('/') })).default([]),
    /** Set on the ten that are asked most: the chat answers them without the service too. */
    frequent: z.boolean().default(false),
    /** Whether a person is offered with the answer. */
    askPerson: z.boolean().default(false),
  })
  .refine(({ answer, faq }) => (answer === undefined) !== (faq === undefined), 'Give either an answer or faq.');
