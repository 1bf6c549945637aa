import { z } from 'zod';
import { centsSchema } from './money.ts';
import { descriptionSchema, keywordsSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema, pointSchema, textSchema } from './text.ts';

const pricingModelSchema = z.enum(['per-user-month', 'project', 'flat-month', 'per-hour']);

/** The work in the order of time; short imperative phrases. */
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
  /** The name within a sentence: "cloud migration", "IT consulting". */
  nameInText: textSchema,
  /** One sentence. */
  description: textSchema,
  /** One paragraph: what the service is, for whom, and with what result. */
  longDescription: textSchema,
  metaDescription: descriptionSchema,
  keywords: keywordsSchema,
  iconName: iconNameSchema,
  /** What is included. */
  features: z.array(pointSchema).min(4),
  /** What the client gains. */
  benefits: z.array(pointSchema).min(3),
  delivery: deliverySchema,
  /** What is not included. */
  notCovered: z.array(textSchema).min(2),
  /** Slugs of the industries with the highest demand. */
  targetIndustries: z.array(slugSchema).min(1),
  pricing: z.strictObject({ startingPrice: centsSchema, pricingModel: pricingModelSchema }),
});
export type Service = z.infer<typeof serviceSchema>;

/** The page of a service category that is included in the plans. It has no price of its own and no combination pages. */
const serviceCategoryPageSchema = z.strictObject({
  /** Its address is `/services/<slug>`. */
  slug: slugSchema,
  /** One paragraph: what the service is, for whom, and with what result. */
  longDescription: textSchema,
  /** What is included. */
  features: z.array(pointSchema).min(4),
  delivery: deliverySchema,
  /** How it is charged; the plans and their prices follow. */
  price: textSchema,
  /** What is not included. */
  notCovered: z.array(textSchema).min(2),
});
export type ServiceCategoryPage = z.infer<typeof serviceCategoryPageSchema>;

/** A card on the home page, a section of `/services` (its id is the anchor) and an option of the contact form. */
export const serviceCategorySchema = z
  .strictObject({
    id: slugSchema,
    name: textSchema,
    /** Label of the option in the contact form. */
    contactLabel: textSchema,
    description: textSchema,
    /** What is included. */
    features: z.array(textSchema).min(4),
    iconName: iconNameSchema,
    /** Id of the service that the category links to. */
    service: slugSchema.optional(),
    /** The category's own page, where it has no `service`. */
    page: serviceCategoryPageSchema.optional(),
  })
  .refine(({ service, page }) => !(service && page), {
    path: ['page'],
    message: 'The service named in "service" has a page already. Remove one of the two.',
  });
export type ServiceCategory = z.infer<typeof serviceCategorySchema>;

/** An offer that recommendations refer to. */
export const recommendableSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  description: textSchema,
  features: z.array(textSchema).min(2),
  iconName: iconNameSchema,
  /** Starting price in cents per user per month. */
  basePrice: centsSchema.optional(),
});
export type Recommendable = z.infer<typeof recommendableSchema>;

export const recommendationSchema = z.strictObject({
  /** Name of a location; compared case-insensitively. */
  locationName: textSchema,
  /** Id in `recommendables`. */
  serviceId: slugSchema,
  recommendationReason: textSchema,
  priority: z.int().min(8, 'Give a priority from 8 to 10.').max(10, 'Give a priority from 8 to 10.'),
  showInHomeBanner: z.boolean().optional(),
});
export type Recommendation = z.infer<typeof recommendationSchema>;
