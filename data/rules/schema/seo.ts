import { z } from 'zod';
import { textSchema } from './text.ts';

/** Title in search results: 15 to 70 characters with placeholders replaced. The build checks the length. */
export const titleSchema = textSchema;

/** Meta description: 70 to 170 characters with placeholders replaced. The build checks the length. */
export const descriptionSchema = textSchema;

/** Search terms for the page. */
export const keywordsSchema = z.array(textSchema).min(1, 'Name at least one keyword.');

/**
 * Metadata and introduction of a kind of page. Texts may contain placeholders such as `{service}` or `{location}`, which are
 * replaced on each page; data/rules/checks/knownPlaceholders.ts lists the placeholders of each kind.
 */
export const pageCopySchema = z.strictObject({
  title: titleSchema,
  /** Opens the description before the words of the page itself, where both fit; `description` stands otherwise. */
  opening: textSchema.optional(),
  description: descriptionSchema,
  keywords: keywordsSchema,
  /** The page's h1. */
  heading: textSchema,
  /** The paragraph under the h1. */
  intro: textSchema,
  /** Excludes the page from search engines and the sitemap. */
  noIndex: z.boolean().optional(),
  /** Asks search engines not to follow its links. */
  noFollow: z.boolean().optional(),
});
