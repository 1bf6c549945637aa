import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { pointSchema, textSchema } from './text.ts';

/**
 * What is said to a visitor whose place is known. `{location}` is the nearest place; until one is found, texts that are
 * always there name the home location.
 */
export const visitorSchema = z.strictObject({
  /** Under the opening of the home page; always there. */
  hero: textSchema,
  /** Under the opening of the services page, once the place is known. */
  services: textSchema,
  /** The card that comes up on the services page after a while, once the place is known. */
  servicesCard: pointSchema,
  /** The heading of the industries page, once the place is known. */
  industriesHeading: textSchema,
  /** Under it: which trades ask most there; `{industries}` lists `popularIndustries`. */
  popular: textSchema,
  /** Slugs of the industries it names. */
  popularIndustries: z.array(slugSchema).min(1),
  /** Beside the prices; `{region}` is the region the visitor's connection comes from. */
  pricing: z.strictObject({ known: textSchema, unknown: textSchema }),
  /** Slugs of the places that the location selector offers at once. */
  selector: z.array(slugSchema).min(1).max(4, 'Offer at most four places: a link leads to all of them.'),
});
