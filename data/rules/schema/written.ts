import { z } from 'zod';
import { centsSchema } from './money.ts';
import { navLinkSchema } from './navigation.ts';
import { slugSchema } from './slug.ts';
import { textSchema, titledTextSchema } from './text.ts';

/**
 * What one side of a comparison costs in a year: an amount in cents, a percentage of the comparison's first amount on that
 * side, what the price list asks for the plan or the add-ons named beside, or words where there is no figure.
 */
const yearlyCostSchema = z.union([
  z.strictObject({ cents: centsSchema }),
  z.strictObject({ percent: z.number().min(0).max(100) }),
  z.strictObject({ priced: z.enum(['plan', 'addOns']) }),
  z.strictObject({ words: textSchema }),
]);
export type YearlyCost = z.infer<typeof yearlyCostSchema>;

const table = {
  caption: textSchema,
  head: z.array(textSchema).min(2),
  rows: z.array(z.array(textSchema).min(2)).min(1),
};

/** Two ways to have the same done, compared by what they cost in a year. */
const costComparisonSchema = z.strictObject({
  kind: z.literal('costComparison'),
  /** What the table shows, for screen readers too. */
  caption: textSchema,
  /** Column headings: what is paid for, and the two sides. */
  head: z.tuple([textSchema, textSchema, textSchema]),
  /** The number of people that the plan and the add-ons are priced for. */
  users: z.int().min(1),
  plan: slugSchema,
  /** Ids of the calculator's add-ons. */
  addOns: z.array(slugSchema),
  lines: z.array(z.strictObject({ label: textSchema, own: yearlyCostSchema, provider: yearlyCostSchema })).min(2),
  /** Label of the last row, the sums. */
  total: textSchema,
  /** Label of the link to the same price in the calculator. */
  link: textSchema,
  /** The sentence on the number of people from which a plan costs more than the own side: `{plan}`, `{users}`, `{total}`. */
  breakEven: textSchema,
});
export type CostComparison = z.infer<typeof costComparisonSchema>;

/** A part of a written page that has words of its own. */
export const ownBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: textSchema }),
  /** In small type: where a figure comes from, or a limit. */
  z.strictObject({ kind: z.literal('note'), text: textSchema }),
  z.strictObject({ kind: z.literal('points'), items: z.array(titledTextSchema).min(2) }),
  z.strictObject({ kind: z.literal('list'), title: textSchema.optional(), items: z.array(textSchema).min(2) }),
  /** To be ticked off, on paper or on the screen. */
  z.strictObject({ kind: z.literal('checklist'), title: textSchema, items: z.array(textSchema).min(2) }),
  /** Steps in time, drawn as the stations of one line. */
  z.strictObject({
    kind: z.literal('route'),
    title: textSchema.optional(),
    stops: z
      .array(z.strictObject({ when: textSchema, title: textSchema, text: textSchema }))
      .min(3)
      .max(5, 'Name at most five stops: more do not fit beside each other.'),
  }),
  z
    .strictObject({ kind: z.literal('table'), ...table })
    .refine(
      ({ head, rows }) => rows.every(({ length }) => length === head.length),
      'Give each row a cell for every column.',
    ),
  z.strictObject({ kind: z.literal('links'), items: z.array(navLinkSchema).min(1) }),
  z.strictObject({
    kind: z.literal('questions'),
    items: z.array(z.strictObject({ question: textSchema, answer: textSchema })).min(1),
  }),
]);

/** A part of a written page. The kinds without words of their own are filled in from the price list. */
const writtenBlockSchema = z.discriminatedUnion('kind', [
  ...ownBlockSchema.options,
  /** The monthly total of every plan for these numbers of people, each with a link to the calculator. */
  z.strictObject({ kind: z.literal('planPrices'), caption: textSchema, sizes: z.array(z.int().min(1)).min(1) }),
  z.strictObject({ kind: z.literal('planFeatures') }),
  z.strictObject({ kind: z.literal('industryPrices'), caption: textSchema, plan: slugSchema, users: z.int().min(1) }),
  z.strictObject({ kind: z.literal('addOnPrices'), caption: textSchema, users: z.int().min(1) }),
  z.strictObject({ kind: z.literal('oneTimeCosts'), caption: textSchema }),
  costComparisonSchema,
]);
export type WrittenBlock = z.infer<typeof writtenBlockSchema>;

const writtenSectionSchema = z.strictObject({
  heading: textSchema,
  /** A sentence or two below the heading. */
  text: textSchema.optional(),
  blocks: z.array(writtenBlockSchema).min(1),
});
export type WrittenSection = z.infer<typeof writtenSectionSchema>;

/** What every page has that is written as a record of its own. */
export const writtenPage = {
  /** The last segment of its address. */
  slug: slugSchema,
  /** What links and breadcrumbs call it. */
  label: textSchema,
  /** Title in search results, at most 60 characters without the provider's name. */
  title: textSchema.max(60, 'Write at most 60 characters: search results cut the rest.'),
  /** Meta description, and the sentence below a link to the page. */
  description: textSchema.min(70, 'Write at least 70 characters.').max(155, 'Write at most 155 characters.'),
  keywords: z.array(textSchema).min(1),
  /** The page's h1. */
  heading: textSchema,
  /** The paragraph under the h1. */
  intro: textSchema,
  sections: z.array(writtenSectionSchema).min(1),
  /** Pages that lead on. */
  related: z.array(navLinkSchema).min(2),
};
