import { z } from 'zod';
import { centsSchema } from './money.ts';
import { descriptionSchema, keywordsSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema, pointSchema, textSchema } from './text.ts';

const pricingModelSchema = z.enum(['per-user-month', 'project', 'flat-month', 'per-hour']);
export type PricingModel = z.infer<typeof pricingModelSchema>;

/** What is done when; short imperative lines. */
const deliverySchema = z.strictObject({
  weekOne: z.array(textSchema).min(2),
  monthOne: z.array(textSchema).min(2),
  everyMonth: z.array(textSchema).min(2),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** A service with pages of its own; one file each in `data/services`. */
export const serviceSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  /** The name inside a sentence: "cloud migration", "IT consulting". */
  nameInText: textSchema,
  /** One sentence. */
  description: textSchema,
  /** One paragraph: what it is, for whom, and what changes for them. */
  longDescription: textSchema,
  metaDescription: descriptionSchema,
  keywords: keywordsSchema,
  iconName: iconNameSchema,
  /** What is included. */
  features: z.array(pointSchema).min(4),
  /** What the client gains. */
  benefits: z.array(pointSchema).min(3),
  delivery: deliverySchema,
  /** What it does not cover, said before somebody asks. */
  notCovered: z.array(textSchema).min(2),
  /** Slugs of the industries it is most asked for in. */
  targetIndustries: z.array(slugSchema).min(1),
  pricing: z.strictObject({ startingPrice: centsSchema, pricingModel: pricingModelSchema }),
});
export type Service = z.infer<typeof serviceSchema>;

/** The page of an area of work that is sold with the plans: without prices of its own, and without pages for places and trades. */
const areaPageSchema = z.strictObject({
  /** Its address is `/services/<slug>`. */
  slug: slugSchema,
  /** One paragraph: what it is, for whom, and what changes for them. */
  longDescription: textSchema,
  /** What is included. */
  features: z.array(pointSchema).min(4),
  delivery: deliverySchema,
  /** How it is paid; the plans with their prices stand below it. */
  price: textSchema,
  /** What it does not cover, said before somebody asks. */
  notCovered: z.array(textSchema).min(2),
});
export type AreaPage = z.infer<typeof areaPageSchema>;

/** A card of the home page, a section of `/services` (its id is the anchor) and a choice of the contact form. */
export const serviceAreaSchema = z
  .strictObject({
    id: slugSchema,
    name: textSchema,
    /** The label of the choice in the contact form. */
    contactLabel: textSchema,
    description: textSchema,
    /** What is included. */
    features: z.array(textSchema).min(4),
    iconName: iconNameSchema,
    /** Id of the service that has pages of its own, where there is one. */
    service: slugSchema.optional(),
    /** The area's own page, where no service has one. */
    page: areaPageSchema.optional(),
  })
  .refine(({ service, page }) => !(service && page), {
    path: ['page'],
    message: 'The service named in "service" has a page already. Remove one of the two.',
  });
export type ServiceArea = z.infer<typeof serviceAreaSchema>;

/** What a recommendation can name. */
export const recommendableSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  description: textSchema,
  features: z.array(textSchema).min(2),
  iconName: iconNameSchema,
  /** The monthly price per user it starts at, where it has one. */
  basePrice: centsSchema.optional(),
});
export type Recommendable = z.infer<typeof recommendableSchema>;

export const recommendationSchema = z.strictObject({
  /** A location's name; compared without regard to case. */
  locationName: textSchema,
  /** Id of a recommended service, looked up in the main list first, then in the secondary one. */
  serviceId: slugSchema,
  recommendationReason: textSchema,
  priority: z.int().min(8, 'Give a priority from 8 to 10.').max(10, 'Give a priority from 8 to 10.'),
  showInHomeBanner: z.boolean().optional(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;
