import { expect, test } from 'vitest';
import { type Relatable, relatedArticles } from '#data/rules/blog/relatedArticles.ts';

const facts = { category: 'Cloud', keywords: [], publishedAt: '2025-01-01' };
const buildArticle = (slug: string, own: Partial<Relatable> = {}): Relatable => ({ slug, ...facts, ...own });
const article = buildArticle('this', { category: 'Backup', keywords: ['restore test', 'Résumé', 'tape'] });
const slugs = (others: Relatable[], count?: number) => relatedArticles(article, others, count).map(({ slug }) => slug);

test.each(['Cloud', 'Backup'])('Within the category %s more shared keywords count before a newer date', (category) => {
  const others = [
    buildArticle('new', { category, publishedAt: '2025-09-01' }),
    buildArticle('one', { category, keywords: ['tape', 'disk', 'flash'], publishedAt: '2025-08-01' }),
    buildArticle('two', { category, keywords: ['tape', 'restore test'] }),
  ];
  expect(slugs(others)).toEqual(['two', 'one', 'new']);
});

test('Keywords are compared without regard to case and accents, and count once', () => {
  const repeated = buildArticle('repeated', { keywords: ['Tape', 'TAPE', 'tape'] });
  expect(slugs([repeated, buildArticle('two', { keywords: ['resume', 'TAPE'] })])).toEqual(['two', 'repeated']);
});

test('At most three are named unless another number is asked for, and never the article itself', () => {
  const others = ['a', 'b', 'c', 'd'].map((slug) => buildArticle(slug));
  expect(slugs([article, ...others])).toEqual(['a', 'b', 'c']);
  expect(slugs([article, ...others], 1)).toEqual(['a']);
  expect(slugs([article])).toEqual([]);
});
