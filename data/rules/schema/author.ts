import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** Who answers for articles: a desk of the provider until the owner names the people, or a person. */
export const authorSchema = z.strictObject({
  /** What articles name as their `author`. */
  id: slugSchema,
  kind: z.enum(['team', 'person']),
  /** The desk's or the person's name as readers see it. */
  name: textSchema,
  /** What the desk or the person does, in one sentence. */
  role: textSchema,
  /** A page about the person, for example a profile; search engines join the two. */
  url: z.url({ protocol: /^https$/, error: 'Give the full address, beginning with https://.' }).optional(),
});
export type Author = z.infer<typeof authorSchema>;
