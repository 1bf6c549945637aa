import { z } from 'zod';
import { referenceTo } from './reference.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema } from './iconName.ts';
import { textSchema } from './text.ts';

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
    /** Half a sentence for a row of a list; without one, the description stands there. */
    summary: textSchema.optional(),
    /** What is included. */
    features: z.array(textSchema).min(4),
    /** The icon on its card. */
    iconName: iconNameSchema,
    /** Id of the service that the category links to. */
    service: referenceTo('service').optional(),
    /** Slug of the plan service that the category links to, where it has no `service`. */
    planService: referenceTo('planService').optional(),
  })
  .refine(({ service, planService }) => !(service && planService), {
    path: ['planService'],
    message: 'The service named in "service" has a page already. Remove one of the two.',
  });
export type ServiceCategory = z.infer<typeof serviceCategorySchema>;
