import { z } from 'zod';
import { centsSchema } from './money.ts';
import { publicationFields } from './publication.ts';
import { referenceTo } from './reference.ts';
import { descriptionSchema, keywordsSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema } from './iconName.ts';
import { titledTextSchema, textSchema } from './text.ts';

const pricingModelSchema = z.enum([
  'per-user-month',
  'per-device-month',
  'project',
  'flat-month',
  'per-hour',
  'per-visit',
  'fixed',
  'from',
]);

/** The least that a price other than one for each user or device can be, in cents, unless it is nothing: what is less is a price in dollars. */
const minCents = 1000;

const isInCents = ({ startingPrice, pricingModel }: { startingPrice: number; pricingModel: string }): boolean =>
  startingPrice === 0 || startingPrice >= minCents || /^per-(?:user|device)-/.test(pricingModel);

/** The work in the order of time; short imperative phrases. */
export const deliverySchema = z.strictObject({
  /** From the first day. */
  weekOne: z.array(textSchema).min(2),
  /** After the first week. */
  monthOne: z.array(textSchema).min(2),
  /** Again and again, once everything is set up. */
  everyMonth: z.array(textSchema).min(2),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** A service with pages of its own; one file each in `data/services`. */
export const serviceSchema = z.strictObject({
  ...publicationFields,
  /** The last segment of its address, `/services/<id>`. */
  id: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** The name within a sentence: "cloud migration", "IT consulting". */
  nameInText: textSchema,
  /** One sentence. */
  description: textSchema,
  /** One paragraph: what the service is, for whom, and with what result. */
  longDescription: textSchema,
  /** The page's meta description. */
  metaDescription: descriptionSchema,
  /** Search terms for the page. */
  keywords: keywordsSchema,
  /** The icon on its card. */
  iconName: iconNameSchema,
  /** What is included. */
  features: z.array(titledTextSchema).min(4),
  /** What the client gains. */
  benefits: z.array(titledTextSchema).min(3),
  /** The work in the order of time. */
  delivery: deliverySchema,
  /** What is not included. */
  notCovered: z.array(textSchema).min(2),
  /** Whether a monthly plan includes it, in part or as an add-on, where there are plans; said beside its price. */
  withPlan: textSchema.optional(),
  /** Slugs of the industries with the highest demand. */
  targetIndustries: z.array(referenceTo('industry')),
  pricing: z
    .strictObject({
      /** The lowest price in cents. */
      startingPrice: centsSchema,
      /** What the price is for. `fixed` is the whole price of a job, and `from` the lowest price of one. */
      pricingModel: pricingModelSchema,
      /** What coming costs, in cents, where it is charged beside the hours or the job. */
      callOut: centsSchema.optional(),
    })
    .refine(isInCents, { path: ['startingPrice'], error: 'Give the price in cents, for example 9500 for 95 dollars.' }),
});
export type Service = z.infer<typeof serviceSchema>;
