import { expect, test } from 'vitest';
import { readFilter, writeFilter } from '#src/pages/blog/finder/filter.ts';
import { readTeaser, summaryOf } from '#src/pages/shared/articlesFromApi.ts';

test.each([
  ['', { category: '', search: '' }],
  ['?category=data-backup', { category: 'data-backup', search: '' }],
  ['?category=Data+Backup&search=%20restore%20test%20', { category: 'data-backup', search: 'restore test' }],
  [`?search=${'a'.repeat(300)}`, { category: '', search: 'a'.repeat(200) }],
])('The blog\'s filter is read from the address "%s"', (query, filter) => {
  expect(readFilter(query)).toEqual(filter);
});

test.each([
  [{ category: '', search: '' }, ''],
  [{ category: 'cloud', search: '' }, '?category=cloud'],
  [{ category: 'cloud', search: 'a&b=c #1' }, '?category=cloud&search=a%26b%3Dc+%231'],
])("The blog's filter is written so that it is read back", (filter, query) => {
  expect(writeFilter(filter)).toBe(query);
  expect(readFilter(query)).toEqual(filter);
});

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
