import type { Article } from '../schema/article.ts';
import { normalizeText } from '../search/normalizeText.ts';
import { type IndexedText, makeTextIndex, type TextIndex } from '../search/textIndex.ts';

/** The fields that decide what an article is related to. */
export type Relatable = Pick<Article, 'slug' | 'category' | 'keywords' | 'publishedAt'> &
  Partial<Pick<Article, 'title' | 'body'>>;

/** Indexing every article takes too long for a request, so each list of articles is indexed once. */
const indexes = new WeakMap<readonly Relatable[], TextIndex<IndexedText>>();

/**
 * Up to `count` other articles to read next: those of the same category first, then those with more shared keywords, then
 * those with a more similar text, then the newer, then by slug. Keywords are compared without case and accents.
 */
export function relatedArticles<A extends Relatable>(article: Relatable, articles: readonly A[], count = 3): A[] {
  const similarity = indexOf(articles).similarity(`${article.title ?? ''} ${article.body ?? ''}`);
  const keywords = new Set(article.keywords.map(normalizeText));
  return articles
    .map((candidate, position) => ({
      candidate,
      sameCategory: Number(candidate.category === article.category),
      shared: new Set(candidate.keywords.map(normalizeText).filter((keyword) => keywords.has(keyword))).size,
      similarity: similarity[position] ?? 0,
    }))
    .filter(({ candidate }) => candidate.slug !== article.slug)
    .sort(
      (a, b) =>
        b.sameCategory - a.sameCategory ||
        b.shared - a.shared ||
        b.similarity - a.similarity ||
        compare(b.candidate.publishedAt, a.candidate.publishedAt) ||
        compare(a.candidate.slug, b.candidate.slug),
    )
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

function indexOf(articles: readonly Relatable[]): TextIndex<IndexedText> {
  const index =
    indexes.get(articles) ?? makeTextIndex(articles.map(({ title = '', body = '' }) => ({ title, text: body })));
  indexes.set(articles, index);
  return index;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
