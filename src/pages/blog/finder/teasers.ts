import type { ArticleSummary } from '../../../sections/ArticleList/ArticleList.tsx';

/**
 * Reads the answer of `GET /api/blog`. Dates and reading times, which it does not tell, are taken from what the page knows.
 * @throws TypeError where it is not what the API promises.
 */
export function readTeasers(answer: unknown, known: readonly ArticleSummary[]): ArticleSummary[] {
  const { data } = (answer ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) throw new TypeError('The answer of /api/blog has no list.');
  return data.map((entry: unknown) => {
    const { slug, title, category, excerpt } = (entry ?? {}) as Record<string, unknown>;
    if (
      typeof slug !== 'string' ||
      typeof title !== 'string' ||
      typeof category !== 'string' ||
      typeof excerpt !== 'string'
    )
      throw new TypeError('An article in the answer of /api/blog is incomplete.');
    const href = `/blog/${encodeURIComponent(slug)}`;
    return { ...known.find((article) => article.href === href), href, title, category, excerpt };
  });
}
