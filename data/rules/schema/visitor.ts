import { z } from 'zod';
import { referenceTo } from './reference.ts';
import { titledTextSchema, textSchema } from './text.ts';

/**
 * Texts for visitors whose location is known. `{location}` is replaced by the nearest location; in texts that are always
 * displayed, by the home location until the visitor's is known.
 */
export const visitorSchema = z.strictObject({
  /** Below the hero of the home page; always displayed. */
  hero: textSchema,
  /** Below the hero of the services page, once the location is known. */
  services: textSchema,
  /** In the same place until the location is known; about as long. */
  servicesAnywhere: textSchema,
  /** Card that appears on the services page after a delay, once the location is known. */
  servicesCard: titledTextSchema,
  /** Heading of the industries page, once the location is known. Both are left out where there are no industries. */
  industriesHeading: textSchema.optional(),
  /** Below that heading: the popular industries; `{industries}` is replaced by the names of `popularIndustries`. */
  popular: textSchema.optional(),
  /** Slugs of industries. */
  popularIndustries: z.array(referenceTo('industry')),
  /** Next to the prices of plans; `{region}` is replaced by the region of the visitor's connection. */
  pricing: z.strictObject({ known: textSchema, unknown: textSchema }).optional(),
  /** Slugs of the locations that the location selector lists directly. */
  selector: z.array(referenceTo('location')).min(1).max(4, 'Offer at most four places: a link leads to all of them.'),
});
