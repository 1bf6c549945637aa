import { z } from 'zod';
import { textSchema } from './text.ts';

/** A page's title in search results: 15 to 70 characters once filled in; the sizes are checked on the finished page. */
export const titleSchema = textSchema;

/** The sentence or two under the title in search results: 70 to 170 characters once filled in. */
export const descriptionSchema = textSchema;

/** What a visitor would type to find the page. */
export const keywordsSchema = z.array(textSchema).min(1, 'Name at least one keyword.');

/**
 * The words of a page kind. Texts may hold names in braces, filled in for each page: `{service}`, `{industry}`,
 * `{location}`, `{region}`, `{population}`, `{category}`, `{title}`; which of them a page kind knows stands at its entry in `pages.ts`.
 */
export const pageCopySchema = z.strictObject({
  title: titleSchema,
  description: descriptionSchema,
  keywords: keywordsSchema,
  /** The page's h1. */
  heading: textSchema,
  /** The paragraph under the h1. */
  intro: textSchema,
  /** Keeps the page out of search engines and the sitemap. */
  noIndex: z.boolean().optional(),
  /** Asks search engines not to follow its links. */
  noFollow: z.boolean().optional(),
});
