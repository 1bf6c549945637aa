import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/**
 * A law, a regulator's page, a vendor's document or a statistic that articles and the rules of industries rely on. Texts link
 * it as `[words]({sources.<id>})`.
 */
export const sourceSchema = z.strictObject({
  id: slugSchema,
  /** The document's own title. */
  title: textSchema,
  /** Who answers for it: a legislature, a regulator, a vendor. */
  publisher: textSchema,
  url: z.url({ protocol: /^https$/, error: 'Give the full address, beginning with https://.' }),
  /** The day or month that the document itself bears; omitted for one that is kept current, such as a law. */
  dated: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'Give a day as yyyy-mm-dd or a month as yyyy-mm, in quotes.')
    .optional(),
});
export type Source = z.infer<typeof sourceSchema>;
