import { expect, test } from 'vitest';
import { readTeaser, summaryOf } from '#src/pages/shared/articlesFromApi.ts';

const teaser = {
  slug: 'a',
  title: 'A',
  category: 'Cloud',
  excerpt: 'Text.',
  imageUrl: '/x.png',
};

test('An article of the API leads to a page of the blog, whatever its slug', () => {
  expect(summaryOf(readTeaser({ ...teaser, slug: '../x' })).href).toBe('/blog/..%2Fx');
  const publishedAt = '2025-06-19';
  expect(summaryOf(readTeaser({ ...teaser, publishedAt })).publishedAt).toBe(publishedAt);
});

test.each([undefined, null, 'text', {}, { ...teaser, title: { html: 1 } }])(
  'An article of the API that is nonsense (%j) is refused',
  (entry) => {
    expect(() => readTeaser(entry)).toThrow(TypeError);
  },
);
