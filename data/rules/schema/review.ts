import { z } from 'zod';
import { dateSchema } from './date.ts';
import type { SlugOf } from './reference.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** Evidence required before a rating or review is published in structured data. */
const evidence = {
  /** Where it was given. */
  source: textSchema,
  /** Public URL of the source. */
  sourceUrl: z.url({ protocol: /^https$/, error: 'Give a full address with https://.' }).optional(),
  /** True once the owner has provided evidence. */
  confirmed: z.boolean().optional(),
};

/** An aggregate rating. Pages of its kind display it; structured data contains it once it is confirmed and has a `sourceUrl`. */
export const ratingSchema = z.strictObject({
  /** The kind of page that displays it; `default` is the one for search metadata. */
  pageKind: z.enum(['default', 'location', 'service']),
  /** The average in stars. */
  ratingValue: z.number().min(1).max(5),
  /** How many reviews it is the average of. */
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
  /** The kind of page that displays it. */
  pageKind: z.enum(['location', 'service']),
  /** Id of the service or slug of the location it is about. Without one it is displayed wherever no other review is. */
  about: (slugSchema as unknown as z.ZodType<SlugOf<'location' | 'service'>>).optional(),
  /** The author's role, or the name if the person has agreed to its publication. */
  author: textSchema,
  /** In stars. */
  rating: z.int().min(1).max(5),
  /** What the author wrote. */
  reviewBody: textSchema,
  /** When it was published, as yyyy-mm-dd. */
  datePublished: dateSchema,
  ...evidence,
});
export type Review = z.infer<typeof reviewSchema>;
