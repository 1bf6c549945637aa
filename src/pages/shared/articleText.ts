import type { Article } from '#data/rules/schema/article.ts';
import { type RenderedText, renderMarkdown } from '#data/rules/text/markdown.ts';

const wordsPerMinute = 220;

export interface ArticleText extends RenderedText {
  /** Whole minutes it takes to read, at least one. */
  minutes: number;
}

const texts = new WeakMap<Article, ArticleText>();

/** An article's text, rendered once a build however many pages name it. */
export function articleText(article: Article): ArticleText {
  const known = texts.get(article);
  if (known) return known;
  const rendered = renderMarkdown(article.body);
  const text = { ...rendered, minutes: Math.max(1, Math.ceil(rendered.words / wordsPerMinute)) };
  texts.set(article, text);
  return text;
}
