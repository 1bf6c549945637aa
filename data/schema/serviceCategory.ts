import { z } from 'zod';
import { deliverySchema } from './service.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema, titledTextSchema, textSchema } from './text.ts';

/** The page of a service category that is included in the plans. It has no price of its own and no combination pages. */
const serviceCategoryPageSchema = z.strictObject({
  /** Its address is `/services/<slug>`. */
  slug: slugSchema,
  /** One paragraph: what the service is, for whom, and with what result. */
  longDescription: textSchema,
  /** What is included. */
  features: z.array(titledTextSchema).min(4),
  /** The work in the order of time. */
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
    /** The anchor of its section, and its value in the contact form. */
    id: slugSchema,
    /** The name as it is displayed. */
    name: textSchema,
    /** Label of the option in the contact form. */
    contactLabel: textSchema,
    /** One sentence. */
    description: textSchema,
    /** What is included. */
    features: z.array(textSchema).min(4),
    /** The icon on its card. */
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
