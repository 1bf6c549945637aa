import { z } from 'zod';
import { textSchema } from './text.ts';

/** What a client says of the provider, on the home page. */
export const testimonialSchema = z.strictObject({
  /** The client's words. */
  text: textSchema,
  /** Who says it, as the owner may publish it. */
  author: textSchema,
  /** The author's role and firm. */
  position: textSchema,
  /** In stars. */
  rating: z.int().min(1).max(5),
  /** True once the author has agreed to its publication. */
  confirmed: z.boolean().optional(),
});
export type Testimonial = z.infer<typeof testimonialSchema>;
