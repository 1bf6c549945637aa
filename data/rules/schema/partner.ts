import { z } from 'zod';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

/** A maker of products that the provider works with, in a section of the home page. */
export const partnerSchema = z.strictObject({
  /** Names the file of its mark, `public/assets/partners/<slug>.svg`. */
  slug: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** Its products that the provider works with, and what for. */
  role: textSchema,
  /** True once the owner has provided evidence of the partnership and of the right to use the name. */
  confirmed: z.boolean().optional(),
});
