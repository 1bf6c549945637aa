import { describe, expect, test } from 'vitest';
import type { Rating, Review } from '#data/rules/schema/review.ts';
import { confirmedRating, ratingText } from '#src/seo/ratings.ts';
import { headOf } from '#src/seo/head.ts';
import { reviewNodes } from '#src/seo/nodes.ts';
import { specialHours } from '#src/seo/specialHours.ts';
import { buildProvider, buildSite } from '#tests/support/buildData.ts';
import type { HeadInput } from '#src/types/page.ts';

const kept = { pageKind: 'location' as const, source: 'a list' };
const rating: Rating = { ...kept, ratingValue: 4.5, reviewCount: 20, reviewLabel: '20+', condition: 'of visits' };
const said = { author: 'Plant manager', rating: 4, reviewBody: 'They came.', datePublished: '2025-02-03' };
const review: Review = { ...kept, ...said };
const evidence = { confirmed: true, sourceUrl: 'https://reviews.example/firm' };

test('A score is said with its count and of what it is', () => {
  expect(ratingText(buildSite({ ratings: [rating] }), 'location')).toBe('4.5 out of 5 from 20+ reviews of visits');
  expect(ratingText(buildSite({ ratings: [] }), 'location')).toBeUndefined();
});

describe('Structured data', () => {
  test.each([
    ['nothing is known', {}, false],
    ['it is confirmed without an address', { confirmed: true }, false],
    ['it has an address and is not confirmed', { sourceUrl: evidence.sourceUrl }, false],
    ['it is confirmed with the address of its source', evidence, true],
  ])('has a score and a review where %s: %j', (_, facts, has) => {
    expect(confirmedRating(buildSite({ ratings: [{ ...rating, ...facts }] }), 'location') !== undefined).toBe(has);
    expect(reviewNodes([{ ...review, ...facts }]).review !== undefined).toBe(has);
  });

  test('of the provider has the score and the reviews that the page shows', () => {
    const site = buildSite({ ratings: [{ ...rating, ...evidence }] });
    const built = { pictures: false, builtAt: new Date() };
    const facts = { title: 'Ajax', description: 'IT in Ajax.', keywords: [] };
    const providerIn = (graph: string) => (JSON.parse(graph) as { '@graph': Record<string, unknown>[] })['@graph'][0];
    const headAt = (path: string, own: Partial<HeadInput>) =>
      headOf(site, path, { breadcrumbs: [], head: { ...facts, ...own }, data: {} }, built);
    const shown = headAt('/locations/ajax', { rated: 'location', reviews: [{ ...review, ...evidence }] });
    const author = { '@type': 'Person', name: 'Plant manager' };
    const words = { reviewBody: 'They came.', datePublished: '2025-02-03', url: evidence.sourceUrl };
    expect(providerIn(shown.graph)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 20, bestRating: 5 },
      review: [{ '@type': 'Review', author, reviewRating: { ratingValue: 4 }, ...words }],
    });
    expect(shown.rating).toBe('4.5 out of 5 from 20+ reviews of visits');
    expect(providerIn(headAt('/blog', {}).graph)).not.toHaveProperty('aggregateRating');
  });

  test('gives the days with other hours, for the year of the build and the next', () => {
    const exceptions = [{ date: '2026-12-24', name: 'Short day', open: { opens: '08:00', closes: '12:00' } }];
    const hours = { ...buildProvider().hours, holidays: [{ name: 'Canada Day', on: '07-01' }], exceptions };
    const { specialOpeningHoursSpecification: days } = specialHours(hours, new Date('2026-11-29'));
    const texts = (days as Record<string, string>[]).map((day) => Object.values(day).slice(1).join(' '));
    expect(texts).toEqual([
      '2026-07-01 2026-07-01 00:00 00:00',
      '2026-12-24 2026-12-24 08:00 12:00',
      '2027-07-01 2027-07-01 00:00 00:00',
    ]);
  });
});
