import { z } from 'zod';
import { descriptionSchema, keywordsSchema, titleSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { textSchema } from './text.ts';

export const dateSchema = z.iso.date('Give a date as yyyy-mm-dd, in quotes.');

/** Front matter of an article in `data/blog/<slug>.md`; its body is Markdown without HTML. */
export const articleSchema = z.strictObject({
  slug: slugSchema,
  title: titleSchema,
  /** Title for search results where the headline is too long. */
  seoTitle: titleSchema.optional(),
  description: descriptionSchema,
  excerpt: textSchema,
  /** Path of a picture of 16 by 9, if one is to take the place of the drawn cover. */
  image: z
    .string()
    .regex(/^\/.+\.\w+$/, 'Give a path from the site\'s root, for example "/images/own/office.jpg".')
    .optional(),
  /** One of `blogCategories`. */
  category: textSchema,
  keywords: keywordsSchema,
  /** The team or person that answers for it. */
  author: textSchema,
  publishedAt: dateSchema,
  updatedAt: dateSchema.optional(),
  body: z.string().min(1, 'Write the article.'),
});
export type Article = z.infer<typeof articleSchema>;

/** Front matter of a legal page in `data/legal/<slug>.md`. */
export const legalPageSchema = z.strictObject({
  slug: slugSchema,
  title: titleSchema,
  heading: textSchema,
  description: descriptionSchema,
  keywords: keywordsSchema,
  updatedAt: dateSchema,
  /** The links of the block at its end. */
  links: z.array(z.strictObject({ label: textSchema, href: z.string().startsWith('/') })),
  body: z.string().min(1, 'Write the page.'),
});
export type LegalPage = z.infer<typeof legalPageSchema>;

/**
 * What a legal page says, or leaves unsaid, that only an owner or a lawyer can know. Texts quote one as `{legal.<id>}`, which
 * is replaced by its value; one without a value is a question that no text waits for.
 */
export const legalFactSchema = z.strictObject({
  id: slugSchema,
  /** The slug of the page it is about. */
  page: slugSchema,
  /** What stands on the page until somebody knows better. */
  value: textSchema.optional(),
  /** What is to be supplied. */
  missing: textSchema,
  suppliedBy: z.enum(['owner', 'lawyer', 'owner and lawyer']),
  /** False until they have supplied it. */
  confirmed: z.boolean(),
});
export type LegalFact = z.infer<typeof legalFactSchema>;
