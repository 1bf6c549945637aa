import { z } from 'zod';
import { dateSchema } from './date.ts';
import { referenceTo } from './reference.ts';
import { descriptionSchema, keywordsSchema, titleSchema } from './seo.ts';
import { slugSchema } from './slug.ts';
import { imageAddressSchema, textSchema } from './text.ts';

/** A fact of a text that holds until a day. */
const lapseSchema = z.strictObject({
  /** Its words, exactly as the text has them. */
  words: textSchema,
  /** The last day on which they are true. */
  until: dateSchema,
});

/** Front matter of an article in `data/blog/<slug>.md`; its body is Markdown without HTML. */
export const articleSchema = z.strictObject({
  /** The last segment of its address, `/blog/<slug>`: the name of the file. */
  slug: slugSchema,
  /** The headline. */
  title: titleSchema,
  /** Replaces `title` in search results, where the headline is too long for them. */
  seoTitle: titleSchema.optional(),
  /** The page's meta description. */
  description: descriptionSchema,
  /** One or two sentences, for lists. */
  excerpt: textSchema,
  /** Path of an image with the aspect ratio 16:9 that replaces the generated cover. */
  image: imageAddressSchema.optional(),
  /** Name of one of `blogCategories`. */
  category: referenceTo('blogCategory', textSchema),
  /** Search terms for the page. */
  keywords: keywordsSchema,
  /** Id of one of `authors`, who answers for the article. */
  author: referenceTo('author'),
  /** When it is published; lists begin with the newest. An article of a later day than today is not shown yet. */
  publishedAt: dateSchema,
  /** When its text was last changed, where it was. */
  updatedAt: dateSchema.optional(),
  /** When its facts were last checked against their sources, where that was later. */
  reviewedAt: dateSchema.optional(),
  /** Facts in its text that hold until a day, such as a price list's; `npm run check` names them 60 days before. */
  lapses: z.array(lapseSchema).optional(),
  /** `true` keeps an unfinished article off the site; `npm run dev` shows it, marked. */
  draft: z.boolean().optional(),
  /** The text below the front matter. */
  body: z.string().min(1, 'Write the article.'),
});
export type Article = z.infer<typeof articleSchema>;

/** Front matter of a legal page in `data/legal/<slug>.md`. */
export const legalPageSchema = z.strictObject({
  /** Its address, `/<slug>`: the name of the file. */
  slug: slugSchema,
  /** The title in search results. */
  title: titleSchema,
  /** The page's h1. */
  heading: textSchema,
  /** The page's meta description. */
  description: descriptionSchema,
  /** Search terms for the page. */
  keywords: keywordsSchema,
  /** When its text was last changed. */
  updatedAt: dateSchema,
  /** Links shown at the end of the page. */
  links: z.array(z.strictObject({ label: textSchema, href: z.string().startsWith('/') })),
  /** The text below the front matter. */
  body: z.string().min(1, 'Write the page.'),
});
export type LegalPage = z.infer<typeof legalPageSchema>;

/**
 * A fact of a legal page that only the owner or a lawyer can supply. Texts contain it as `{legal.<id>}`, which is replaced
 * by its value. A fact without a value is an open question; no text may contain it.
 */
export const legalFactSchema = z.strictObject({
  /** Names the fact in `{legal.<id>}`. */
  id: slugSchema,
  /** Slug of the legal page it belongs to. */
  page: referenceTo('legalPage'),
  /** The text on the page; a placeholder wording while unconfirmed. */
  value: textSchema.optional(),
  /** Description of what has to be supplied. */
  missing: textSchema,
  /** Who has to supply it. */
  suppliedBy: z.enum(['owner', 'lawyer', 'owner and lawyer']),
  /** False until the owner or lawyer has supplied it. */
  confirmed: z.boolean(),
});
export type LegalFact = z.infer<typeof legalFactSchema>;
