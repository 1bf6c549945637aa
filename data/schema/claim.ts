import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** Places of the site that list claims; each shows those that name it, in the order of `claims.ts`. */
export const claimPlaceSchema = z.enum(['home-hero', 'home-about', 'home-cybersecurity', 'footer', 'about-numbers', 'about-story', 'services', 'service', 'location', 'industries', 'pricing', 'contact', 'chat']);

/**
 * A figure the provider states about itself. Every reading of a claim is an entry of its own, so that an owner sees
 * where two of them differ. Other texts quote one as `{claims.<id>}`, which is replaced by its value.
 */
export const claimSchema = z.strictObject({
  id: slugSchema,
  /** The figure as a visitor reads it, for example "99.9%". */
  value: textSchema,
  /** What it counts, for example "uptime". */
  label: textSchema,
  /** Where the figure comes from. */
  source: textSchema,
  /** False until the owner has shown evidence for it. */
  confirmed: z.boolean(),
  shownOn: z.array(claimPlaceSchema),
});
export type Claim = z.infer<typeof claimSchema>;
export type ClaimPlace = z.infer<typeof claimPlaceSchema>;

/** A review score; it reaches structured data only on the pages that show it. */
export const ratingSchema = z.strictObject({
  /** The kind of page it stands on. `default` is the reading for search metadata. */
  place: z.enum(['default', 'location', 'service']),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().min(1),
  /** How the count is written, for example "150+". */
  reviewLabel: textSchema,
  source: textSchema,
  /** True when the owner has shown evidence for it. */
  confirmed: z.boolean().optional(),
});
export type Rating = z.infer<typeof ratingSchema>;

export const testimonialSchema = z.strictObject({
  text: textSchema,
  author: textSchema,
  position: textSchema,
  rating: z.int().min(1).max(5),
  /** True when whoever said it has agreed to its publication. */
  confirmed: z.boolean().optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
