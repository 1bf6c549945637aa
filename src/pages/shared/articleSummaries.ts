import { articlePicture } from '#data/rules/files/pictures.ts';
import type { Article } from '#data/rules/schema/article.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Provider } from '#data/rules/schema/provider.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { ArticleSummary } from '../../sections/ArticleList/ArticleList.tsx';
import type { GraphNode } from '../../types/graphNode.ts';
import { itemListNode } from '../../seo/nodes.ts';
import { articleMinutes } from './articleText.ts';

/** What a list tells of an article. */
export function articleSummary(article: Article): ArticleSummary {
  const { slug, category, title, excerpt, publishedAt } = article;
  return {
    href: `/blog/${slug}`,
    category,
    title,
    excerpt,
    picture: articlePicture(article),
    publishedAt,
    minutes: articleMinutes(article),
    ...(article.draft ? { draft: true as const } : {}),
  };
}

/** The way to a category's articles. */
export function categoryLink({ name, slug }: Site['blogCategories'][number]): NavLink {
  return { label: name, href: `/blog/categories/${slug}` };
}

/** A list of articles for search engines. */
export function articleListNode(
  provider: Provider,
  path: string,
  name: string,
  articles: readonly ArticleSummary[],
): GraphNode {
  return itemListNode(
    provider.origin,
    path,
    name,
    articles.map(({ title, href }) => ({ name: title, href })),
  );
}
