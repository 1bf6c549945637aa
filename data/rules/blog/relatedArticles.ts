import type { Article } from '../schema/article.ts';
import { normalizeText } from '../search/normalizeText.ts';
import { makeTextComparison } from '../search/textComparison.ts';

/** The fields that decide what an article is related to. */
export type Relatable = Pick<Article, 'slug' | 'category' | 'keywords' | 'publishedAt'> &
  Partial<Pick<Article, 'title' | 'body'>>;

/** What articles are related to: one of them, or a page with texts of its own. */
type RelatedSubject = Omit<Relatable, 'body'> & { body?: string | readonly string[] };

/** What is compared of a list of articles: their texts, and the keywords of each. */
interface Compared {
  similarity: ReturnType<typeof makeTextComparison>;
  keywords: readonly ReadonlySet<string>[];
}

/** Indexing every article takes too long for a request, so each list of articles is indexed once. */
const compared = new WeakMap<readonly Relatable[], Compared>();

/**
 * Up to `count` other articles to read next: those of the same category first, then those with more shared keywords, then
 * those with a more similar text, then the newer, then by slug. Keywords are compared without case and accents.
 */
export function relatedArticles<A extends Relatable>(article: RelatedSubject, articles: readonly A[], count = 3): A[] {
  const { similarity: similarityTo, keywords: keywordsOf } = comparedOf(articles);
  const similarity = similarityTo([article.title ?? '', article.body ?? ''].flat());
  const keywords = normalized(article);
  return articles
    .map((candidate, position) => ({
      candidate,
      sameCategory: Number(candidate.category === article.category),
      shared: keywordsOf[position]?.intersection(keywords).size ?? 0,
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

function comparedOf(articles: readonly Relatable[]): Compared {
  const known = compared.get(articles);
  if (known) return known;
  const made = {
    similarity: makeTextComparison(articles.map(({ title = '', body = '' }) => ({ title, text: body }))),
    keywords: articles.map(normalized),
  };
  compared.set(articles, made);
  return made;
}

const normalized = ({ keywords }: Pick<Relatable, 'keywords'>) => new Set(keywords.map(normalizeText));

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
