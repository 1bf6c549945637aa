import { formatDate } from '#data/rules/text/formatDate.ts';
import { blogMessages } from '#data/messages/blog.ts';
import { blogQuery, query } from '../../features/queries/queries.ts';
import type { FromApi } from '../../types/routeEntry.ts';
import { fetchTeasers, categoryHref, frameOf, readTeaser, summaryOf, type Teaser } from '../shared/articlesFromApi.ts';
import type { ArticleData } from './article.ts';
import { shareLinks } from './share.ts';

/** Makes an article page from the API; the "article not found" page where the API has no such article. */
export const fromApi: FromApi = async (request) => {
  const {
    params: { articleSlug = '' },
    provider: { name, locale },
    path,
  } = request;
  const address = `/api/blog/${encodeURIComponent(articleSlug)}`;
  try {
    const [article, related] = await Promise.all([
      query(address, blogQuery, readArticle),
      fetchTeasers(`${address}/related`).catch(() => []),
    ]);
    const { title, category, excerpt, imageUrl, publishedAt, content } = article;
    const href = categoryHref(category);
    const data: ArticleData = {
      heading: title,
      excerpt,
      picture: imageUrl,
      category: { label: category, href },
      published: { date: publishedAt, label: formatDate(publishedAt, locale) },
      author: name,
      contents: [],
      html: content,
      sources: [],
      share: shareLinks(location.origin + path, title),
      related: related.map((teaser) => summaryOf(teaser)),
    };
    return frameOf(request, {
      routeId: 'article',
      breadcrumbs: [
        { label: blogMessages.blog, href: '/blog' },
        { label: category, href },
        { label: title, href: path },
      ],
      title,
      description: excerpt,
      image: imageUrl,
      type: 'article',
      data,
    });
  } catch (error) {
    console.info('Failed to fetch the blog post', error);
    return { show: '/article-not-found' };
  }
};

/** The specification allows `data` to be a list, whose first entry is used. */
function readArticle(answer: unknown): Teaser & { content: string; publishedAt: string } {
  const { data } = (answer ?? {}) as { data?: unknown };
  const entry: unknown = Array.isArray(data) ? data[0] : data;
  const teaser = readTeaser(entry);
  const { content } = entry as { content?: unknown };
  const { publishedAt } = teaser;
  if (typeof content !== 'string' || !publishedAt)
    throw new TypeError('An article of the API has no content or no date.');
  return { ...teaser, content, publishedAt };
}
