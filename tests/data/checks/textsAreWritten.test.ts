import { expect, test } from 'vitest';
import { textsAreWritten } from '#data/checks/textsAreWritten.ts';
import { buildIndustry, buildSite } from '#tests/support/buildData.ts';

const site = buildSite();

test('a published record with a text in brackets is refused once, with the field, the text and the remedy', () => {
  expect(textsAreWritten.check(site)).toEqual([]);
  const food = buildIndustry({ slug: 'food', challenges: ['One [1].', '[Two.]', '[Three.]'] });
  expect(textsAreWritten.check({ ...site, industries: [food] })).toEqual([
    'industries/food: challenges[1] is "[Two.]", and so is 1 more. Write what stands in brackets, or set "draft: true".',
  ]);
});

test('the line of an article counts, and that of a draft does not', () => {
  const [article] = site.articles;
  if (!article) throw new Error('The site for tests has no article.');
  const unwritten = { ...article, slug: 'news', body: 'A line.\n\n[A paragraph.]\n\n[link](/about)' };
  expect(textsAreWritten.check({ ...site, articles: [unwritten] })).toEqual([
    'blog/news: body is "[A paragraph.]". Write what stands in brackets, or set "draft: true".',
  ]);
  expect(textsAreWritten.check({ ...site, articles: [{ ...unwritten, draft: true }] })).toEqual([]);
});

test('the home location can be no draft, and is only noted', () => {
  const home = site.locations.find(({ slug }) => slug === site.provider.homeLocation);
  if (!home) throw new Error('The site for tests has no home location.');
  const unwritten = { ...home, landmark: '[A landmark.]' };
  expect(textsAreWritten.check({ ...site, locations: [unwritten] })).toEqual([]);
  expect(textsAreWritten.check({ ...site, locations: [{ ...unwritten, slug: 'elsewhere' }] })).toHaveLength(1);
});
