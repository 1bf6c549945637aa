import { z } from 'zod';
import { textSchema } from './text.ts';

/**
 * Whether search engines list some pages: `index`, or else `noindex, follow`. Of several rules for a page the first holds;
 * a page without one is listed. Sitemap, feeds and llms.txt follow.
 */
export const indexingRuleSchema = z.strictObject({
  /** An address, or one in which a segment that begins with a colon stands for any: `/services/:service/:industry/ajax`. */
  pages: z
    .string()
    .regex(
      /^\/(?:[^\s/?#.]+(?:\/[^\s/?#.]+)*)?$/,
      'Give an address of this site, such as "/locations/ajax" or "/services/:service/ajax".',
    ),
  index: z.boolean(),
  /** Why; nobody but the owner reads it. */
  reason: textSchema,
});
export type IndexingRule = z.infer<typeof indexingRuleSchema>;
