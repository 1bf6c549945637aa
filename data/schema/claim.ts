import { z } from 'zod';
import { dateSchema } from './article.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** Places of the site that list claims. Each lists the claims whose `shownOn` contains it, in the order of `claims.ts`. */
const claimPlaceSchema = z.enum([
  'home-hero',
  'home-about',
  'home-security',
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
 * A figure the provider states about itself. Where the provider gives different values of one figure, each is a record of
 * its own, so that the difference is visible. Other texts contain a claim as `{claims.<id>}`, which is replaced by its value.
 */
export const claimSchema = z.strictObject({
  id: slugSchema,
  /** The figure as it is displayed, for example "99.9%". */
  value: textSchema,
  /** What the figure measures, for example "uptime". */
  label: textSchema,
  /** The condition under which the figure is true; displayed after the label, for example "of the systems we monitor". */
  condition: textSchema,
  /** How visitors of the chat ask for it, where they use other words than the label. */
  askedAs: textSchema.optional(),
  /** Where the figure comes from. */
  source: textSchema,
  /** False until the owner has provided evidence. */
  confirmed: z.boolean(),
  shownOn: z.array(claimPlaceSchema),
});
export type Claim = z.infer<typeof claimSchema>;
export type ClaimPlace = z.infer<typeof claimPlaceSchema>;

/** Evidence required before a rating or review is published in structured data. */
const evidence = {
  source: textSchema,
  /** Public URL of the source. */
  sourceUrl: z.url({ protocol: /^https$/, error: 'Give a full address with https://.' }).optional(),
  /** True once the owner has provided evidence. */
  confirmed: z.boolean().optional(),
};

/** An aggregate rating. Pages of its kind display it; structured data contains it once it is confirmed and has a `sourceUrl`. */
export const ratingSchema = z.strictObject({
  /** The kind of page that displays it; `default` is the one for search metadata. */
  place: z.enum(['default', 'location', 'service']),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().min(1),
  /** The count as it is displayed, for example "150+". */
  reviewLabel: textSchema,
  /** What the reviews are about; displayed after the count, for example "of our services". */
  condition: textSchema,
  ...evidence,
});
export type Rating = z.infer<typeof ratingSchema>;

/** A review displayed on service or location pages, with the field names of schema.org's Review. */
export const reviewSchema = z.strictObject({
  place: z.enum(['location', 'service']),
  /** Id of the service or slug of the location it is about. Without one it is displayed wherever no other review is. */
  about: slugSchema.optional(),
  /** The author's role, or the name if the person has agreed to its publication. */
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
  /** True once the author has agreed to its publication. */
  confirmed: z.boolean().optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
