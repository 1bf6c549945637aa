import { z } from 'zod';
import { publicationFields } from './publication.ts';
import { referenceTo } from './reference.ts';
import { descriptionSchema, keywordsSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema } from './iconName.ts';
import { textSchema, titledTextSchema } from './text.ts';
import { workedCaseSchema } from './workedCase.ts';

const ruleSchema = titledTextSchema.extend({
  /** What its parts are called in a list inside a sentence; without it, as its title. */
  names: z.array(textSchema).min(1).optional(),
  /** By the `id` of each service that the rule matters to: what it asks of that service, in one whole sentence. */
  asks: z.partialRecord(referenceTo('service'), textSchema).optional(),
  /** By their `id`, the documents that it is read from, the law itself first; the industry's page links them. */
  sources: z.array(referenceTo('source')).min(1).optional(),
});

/** An industry the provider serves; one file each in `data/industries`. */
export const industrySchema = z.strictObject({
  ...publicationFields,
  id: slugSchema,
  /** The last segment of its address, `/industries/<slug>`. */
  slug: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** The clients in this industry, in the plural and lower case: "healthcare providers". */
  clients: textSchema,
  /** One sentence, for lists. */
  shortDescription: textSchema,
  /** A paragraph on the industry and its IT. */
  longDescription: textSchema,
  /** The industry's IT problems; full sentences. */
  challenges: z.array(textSchema).min(3),
  /** What is done about them. */
  solutions: z.array(titledTextSchema).min(3),
  /** What its clients gain. */
  benefits: z.array(textSchema).min(3),
  /** Typical programs and machines, by name. */
  systems: z.array(textSchema).min(3),
  /** Laws and regulations, and what each requires of IT. */
  rules: z.array(ruleSchema).min(1),
  /** Worked examples of its problems, drawn as routes on its page; marked there as examples and not as clients. */
  cases: z.array(workedCaseSchema),
  /** The page's meta description. */
  metaDescription: descriptionSchema,
  /** Search terms for the page. */
  keywords: keywordsSchema,
  /** The icon on its card. */
  iconName: iconNameSchema,
  /** How many people a client of a common size has: prices for the industry are shown for so many. */
  exampleSize: z.int().min(1),
  /** The `id` of the pricing profile for quotes. */
  pricingProfile: referenceTo('profile'),
});
export type Industry = z.infer<typeof industrySchema>;
