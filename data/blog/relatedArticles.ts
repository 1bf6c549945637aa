import type { Article } from '../schema/article.ts';
import { fold } from '../search/fold.ts';
import { likenessAmong } from '../text/likeness.ts';

/** The part of an article that decides what it is related to. */
export type Relatable = Pick<Article, 'slug' | 'category' | 'keywords' | 'publishedAt'> &
  Partial<Pick<Article, 'title' | 'body'>>;

type Likeness = (a: Relatable, b: Relatable) => number;
/** Reading all articles costs more than a request should: once for each list of them. */
const read = new WeakMap<readonly Relatable[], Likeness>();

/**
 * What to read after an article, at most `count` others: first those of its category, within each group those that share
 * the most keywords, then those that say most of the same, then the newest, then by slug. Letter case and accents of keywords
 * do not count.
 */
export function relatedArticles<A extends Relatable>(article: Relatable, articles: readonly A[], count = 3): A[] {
  const like = likenessOf(articles);
  const keywords = new Set(article.keywords.map(fold));
  return articles
    .filter(({ slug }) => slug !== article.slug)
    .map((candidate) => ({
      candidate,
      sameCategory: Number(candidate.category === article.category),
      shared: new Set(candidate.keywords.map(fold).filter((keyword) => keywords.has(keyword))).size,
      like: like(article, candidate),
    }))
    .sort(
      (a, b) =>
        b.sameCategory - a.sameCategory ||
        b.shared - a.shared ||
        b.like - a.like ||
        compare(b.candidate.publishedAt, a.candidate.publishedAt) ||
        compare(a.candidate.slug, b.candidate.slug),
    )
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function likenessOf(articles: readonly Relatable[]): Likeness {
  const known = read.get(articles) ?? likenessAmong(articles, ({ title = '', body = '' }) => `${title} ${body}`);
  read.set(articles, known);
  return known;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
