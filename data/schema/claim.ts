import { z } from 'zod';
import { dateSchema } from './article.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** Places of the site that list claims; each shows those that name it, in the order of `claims.ts`. */
const claimPlaceSchema = z.enum([
  'home-hero',
  'home-about',
  'home-cybersecurity',
  'footer',
  'about-numbers',
  'about-story',
  'services',
  'services-prices',
  'service',
  'location',
  'industries',
  'pricing',
  'contact',
  'chat',
]);

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
  /** Of what, or when, the figure is true: read after the label wherever the figure stands, for example "of the systems we monitor". */
  condition: textSchema,
  /** Where the figure comes from. */
  source: textSchema,
  /** False until the owner has shown evidence for it. */
  confirmed: z.boolean(),
  shownOn: z.array(claimPlaceSchema),
});
export type Claim = z.infer<typeof claimSchema>;
export type ClaimPlace = z.infer<typeof claimPlaceSchema>;

/** What has to be known of a rating or a review before search engines are told of it. */
const evidence = {
  source: textSchema,
  /** Address at which anybody can read it. */
  sourceUrl: z.url({ protocol: /^https$/, error: 'Give a full address with https://.' }).optional(),
  /** True when the owner has shown evidence for it. */
  confirmed: z.boolean().optional(),
};

/** A review score. The pages of its place show it; structured data has it once it is confirmed with the address of its source. */
export const ratingSchema = z.strictObject({
  /** The kind of page it stands on. `default` is the reading for search metadata. */
  place: z.enum(['default', 'location', 'service']),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().min(1),
  /** How the count is written, for example "150+". */
  reviewLabel: textSchema,
  /** Of what these are reviews, for example "of our services": read after the count. */
  condition: textSchema,
  ...evidence,
});
export type Rating = z.infer<typeof ratingSchema>;

/** A review that service or location pages show, in schema.org's terms. */
export const reviewSchema = z.strictObject({
  place: z.enum(['location', 'service']),
  /** The service or location it is about; without one it stands on the pages of all that have no review of their own. */
  about: slugSchema.optional(),
  /** A role, unless the person has agreed to be named. */
  author: textSchema,
  rating: z.int().min(1).max(5),
  reviewBody: textSchema,
  datePublished: dateSchema,
  ...evidence,
});
export type Review = z.infer<typeof reviewSchema>;

export const testimonialSchema = z.strictObject({
  text: textSchema,
  author: textSchema,
  position: textSchema,
  rating: z.int().min(1).max(5),
  /** True when whoever said it has agreed to its publication. */
  confirmed: z.boolean().optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
