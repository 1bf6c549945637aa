import { z } from 'zod';
import { maxOptions, maxQuestions } from '../firstSteps/limits.ts';
import { type OutageFieldName, outageFieldNames } from '../outage/outageFields.ts';
import { navLinkSchema } from './navigation.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';
import { writtenPage } from './written.ts';

/** A number that a visitor gives. A `money` value is in cents in the data and in dollars in the form. */
const numberFieldSchema = z
  .strictObject({
    label: textSchema,
    hint: textSchema,
    unit: z.enum(['money', 'percent', 'count', 'hours']),
    min: z.number().min(0),
    max: z.number(),
    /** The value that the form starts with. */
    initial: z.number(),
  })
  .refine(({ min, max, initial }) => min <= initial && initial <= max, 'Give an initial value from min to max.');
export type NumberField = z.infer<typeof numberFieldSchema>;

const perField = <Value extends z.ZodType>(value: Value) =>
  z.strictObject(Object.fromEntries(outageFieldNames.map((name) => [name, value])) as Record<OutageFieldName, Value>);

/** Calculates what an hour costs in which people cannot work. */
const outageCostSchema = z.strictObject({
  ...writtenPage,
  kind: z.literal('outage-cost'),
  fields: perField(numberFieldSchema),
  /** Worked cases, which can be read without using the form. */
  cases: z
    .strictObject({
      heading: textSchema,
      text: textSchema,
      caption: textSchema,
      items: z.array(z.strictObject({ label: textSchema, values: perField(z.number().min(0)) })).min(2),
    })
    .optional(),
});
export type OutageCostTool = z.infer<typeof outageCostSchema>;

const optionSchema = z.strictObject({ id: slugSchema, label: textSchema });
const stepSchema = z.strictObject({
  title: textSchema,
  text: textSchema,
  /** By question, the answers for which it is a step; a question that is not named does not matter. */
  when: z.record(slugSchema, z.array(slugSchema).min(1)).optional(),
  /** Where it is said more exactly. */
  links: z.array(navLinkSchema).optional(),
});
export type FirstStep = z.infer<typeof stepSchema>;

/** Answers to a few questions choose the steps to take, in their order. */
const firstStepsSchema = z.strictObject({
  ...writtenPage,
  kind: z.literal('first-steps'),
  /** Stands above the choices: what the page is not. */
  notice: textSchema,
  questions: z
    .array(
      z.strictObject({
        id: slugSchema,
        label: textSchema,
        /** The answer with which nothing is left out. */
        open: textSchema,
        options: z.array(optionSchema).min(2).max(maxOptions),
      }),
    )
    .min(1)
    .max(maxQuestions),
  phases: z.array(z.strictObject({ heading: textSchema, steps: z.array(stepSchema).min(1) })).min(1),
});
export type FirstStepsTool = z.infer<typeof firstStepsSchema>;

/** A page that calculates or chooses something, at `/tools/{slug}`. */
export const toolSchema = z.discriminatedUnion('kind', [outageCostSchema, firstStepsSchema]);
