import type { Article } from '#data/schema/article.ts';
import type { NavLink } from '#data/schema/content.ts';
import type { Site } from '#data/schema/site.ts';
import { formatDate } from '#data/text/formatDate.ts';
import type { ArticleSummary } from '../../sections/ArticleList/ArticleList.tsx';
import { articleText } from '../article/articleText.ts';

/** What a list tells of an article. */
export function articleSummary(article: Article, locale: string): ArticleSummary {
  const { slug, category, title, excerpt, publishedAt } = article;
  return { href: `/blog/${slug}`, category, title, excerpt, publishedAt, publishedLabel: formatDate(publishedAt, locale), minutes: articleText(article).minutes };
}

/** The way to a category's articles. */
export function categoryLink({ name, slug }: Site['blogCategories'][number]): NavLink {
  return { label: name, href: `/blog/categories/${slug}` };
}
