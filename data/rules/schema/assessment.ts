import { z } from 'zod';
import { dateSchema } from './date.ts';
import { textSchema } from './text.ts';
import { writtenPage } from './written.ts';

const { slug: _, ...page } = writtenPage;

const findingRisks = ['high', 'medium', 'low'] as const;

/** Something that was found, as the report says it. */
const findingSchema = z.strictObject({
  title: textSchema,
  /** What was seen, and what it can lead to. */
  found: textSchema,
  /** What to do first. */
  first: textSchema,
  risk: z.enum(findingRisks),
  /** How much work it is, in a few words. */
  effort: textSchema,
  /** What it costs, in a few words. */
  cost: textSchema,
});

/** The free look at a visitor's business: its page, and a sample of what they get. */
export const assessmentSchema = z.strictObject({
  ...page,
  /** The report of a business that does not exist. */
  sample: z.strictObject({
    heading: textSchema,
    /** Says that it is a sample, and of whom. */
    about: textSchema,
    /** Title of its PDF. */
    title: textSchema,
    updatedAt: dateSchema,
    findings: z.array(findingSchema).min(3),
    /** What is sound. */
    sound: z.array(textSchema).min(1),
    /** The last paragraph: whose the report is. */
    closing: textSchema,
  }),
  /** The heading above the times. */
  bookHeading: textSchema,
});
export type Assessment = z.infer<typeof assessmentSchema>;
