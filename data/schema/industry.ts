import { z } from 'zod';
import { descriptionSchema, keywordsSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema, pointSchema, textSchema } from './text.ts';

/** A trade the provider serves; one file each in `data/industries`. */
export const industrySchema = z.strictObject({
  id: slugSchema,
  slug: slugSchema,
  name: textSchema,
  /** The people in it, as in "IT support for {clients}": "clinics and care providers". */
  clients: textSchema,
  shortDescription: textSchema,
  longDescription: textSchema,
  /** What is hard about IT in this trade; full sentences. */
  challenges: z.array(textSchema).min(3),
  solutions: z.array(pointSchema).min(3),
  benefits: z.array(textSchema).min(3),
  /** The programs and machines such firms run on. */
  systems: z.array(textSchema).min(3),
  /** The laws and rules that bind it, and what each asks of its IT. */
  rules: z.array(pointSchema).min(1),
  metaDescription: descriptionSchema,
  keywords: keywordsSchema,
  iconName: iconNameSchema,
  /** Id of the compliance profile its quotes are computed with. */
  pricingProfile: slugSchema,
});
export type Industry = z.infer<typeof industrySchema>;
