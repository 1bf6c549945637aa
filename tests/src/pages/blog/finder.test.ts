import { expect, test } from 'vitest';
import { readFilter, writeFilter } from '#src/pages/blog/finder/filter.ts';
import { readTeasers } from '#src/pages/blog/finder/teasers.ts';

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

const teaser = { id: 'a', slug: 'a', title: 'A', category: 'Cloud', excerpt: 'Text.', imageUrl: '/x.png' };

test('The answer of the API gives articles, with the dates that the page knows', () => {
  const dated = { href: '/blog/a', publishedAt: '2025-06-19', publishedLabel: 'June 19, 2025', minutes: 4 };
  const answer = { success: true, data: [teaser, { ...teaser, slug: '../x' }] };
  expect(readTeasers(answer, [{ ...dated, title: 'Old', excerpt: 'Old' }])).toEqual([
    { ...dated, title: 'A', category: 'Cloud', excerpt: 'Text.' },
    { href: '/blog/..%2Fx', title: 'A', category: 'Cloud', excerpt: 'Text.' },
  ]);
});

test.each([
  undefined,
  null,
  'text',
  {},
  { data: 'x' },
  { data: [null] },
  { data: [{ ...teaser, title: { html: 1 } }] },
])('The answer of the API that is nonsense (%j) is refused', (answer) => {
  expect(() => readTeasers(answer, [])).toThrow(TypeError);
});
