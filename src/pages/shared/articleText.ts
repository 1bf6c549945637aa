import type { Article } from '#data/rules/schema/article.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { countWords, type RenderedText, renderMarkdown } from '#data/rules/text/markdown.ts';

const wordsPerMinute = 220;

/** Whole minutes it takes to read an article, at least one. */
export const articleMinutes = ({ body }: Pick<Article, 'body'>): number =>
  Math.max(1, Math.ceil(countWords(body) / wordsPerMinute));

/** An article's text with its photographs. */
export const articleText = ({ body }: Pick<Article, 'body'>, { photos }: Pick<Site, 'photos'>): RenderedText =>
  renderMarkdown(body, (id) => photos.find((photo) => photo.id === id)?.made?.whole);
