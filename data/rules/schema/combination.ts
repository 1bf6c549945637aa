import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** One paragraph, shown as it is written. */
const paragraphSchema = textSchema
  .refine((text) => !text.includes('\n\n'), 'Write one paragraph, without an empty line.')
  .refine((text) => !/[*_`[\]]/.test(text), 'Write plain text without Markdown.');

/**
 * The text of the page of a service for an industry in a location: a section of
 * `data/combinations/<industry>/<location>.md`, true of no other page.
 */
export const combinationSchema = z.strictObject({
  /** The `id` of the service: the heading of the section. */
  service: slugSchema,
  /** The slug of the industry: the name of the folder. */
  industry: slugSchema,
  /** The slug of the location: the name of the file. */
  location: slugSchema,
  /** How many people work at such a client. The costs on the page are computed for them. */
  people: z.int('Write a whole number, for example "People: 12".').min(1),
  /** A sentence that is whole by itself and true of no other page; it opens the page. */
  lede: paragraphSchema,
  /** How such a client works, and where it hurts. */
  situation: paragraphSchema,
  /** What is done first, and in which order. */
  firstSteps: paragraphSchema,
  /** The programs and machines that are usually found there. */
  systems: paragraphSchema,
  /** What goes wrong, how it is prevented, and what happens then. */
  problems: paragraphSchema,
});
export type Combination = z.infer<typeof combinationSchema>;
