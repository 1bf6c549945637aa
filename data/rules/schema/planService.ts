import { z } from 'zod';
import { faqItemSchema } from './faq.ts';
import { referenceTo } from './reference.ts';
import { descriptionSchema, keywordsSchema } from './seo.ts';
import { deliverySchema } from './service.ts';
import { slugSchema } from './slug.ts';
import { iconNameSchema } from './iconName.ts';
import { titledTextSchema, textSchema } from './text.ts';

/** The words of a page; `{location}` and `{region}` are filled in on the page of a location. */
const copySchema = z.strictObject({
  title: textSchema,
  description: descriptionSchema,
  heading: textSchema,
});

/** One kind of client, never a named one. Its prices are computed from the plans. */
const exampleSchema = z.strictObject({
  /** How many people work there. */
  people: z.int('Write a whole number, for example 12.').min(1),
  /** How such a client works, and where it hurts. */
  situation: textSchema,
  /** What is done, and in which order. */
  work: textSchema,
  /** What is different afterwards, and what is not. */
  result: textSchema,
});

/** A service that comes with the plans: their prices are its prices. It has no pages for industries. */
export const planServiceSchema = z.strictObject({
  /** Its address is `/services/<slug>`. */
  slug: slugSchema,
  /** The name as it is displayed. */
  name: textSchema,
  /** The name within a sentence. */
  nameInText: textSchema,
  /** One sentence. */
  description: textSchema,
  /** Id of the service category that the contact form preselects. */
  serviceCategory: referenceTo('serviceCategory'),
  /** The icon in lists. */
  iconName: iconNameSchema,
  copy: copySchema,
  /** Search terms for the page. */
  keywords: keywordsSchema,
  /** The words of its page in each location. A service without them has no pages for locations. */
  inLocations: copySchema.optional(),
  /** One paragraph: what the service is, for whom, and with what result. */
  longDescription: textSchema,
  /** What is included. */
  features: z.array(titledTextSchema).min(4),
  /** What the client gains. */
  benefits: z.array(titledTextSchema).default([]),
  /** The work in the order of time. */
  delivery: deliverySchema,
  /** How it is charged; the plans and their prices follow. */
  price: textSchema,
  /** What is not included. */
  notCovered: z.array(textSchema).min(2),
  example: exampleSchema.optional(),
  faq: z.array(faqItemSchema).default([]),
  /** Slugs of articles that say more. */
  articles: z.array(referenceTo('article')).default([]),
});
/** A record as a data folder writes it. */
export type PlanServiceInput = z.input<typeof planServiceSchema>;
export type PlanService = z.infer<typeof planServiceSchema>;
