import { expect, test } from 'vitest';
import type { Review } from '#data/rules/schema/review.ts';
import { testimonialOf, reviewsOf } from '#src/sections/Testimonial/reviewsOf.ts';

const facts = { author: 'Owner', rating: 5, reviewBody: 'Good.', datePublished: '2025-02-03', source: 'a form' };
const review = (own: Partial<Review>): Review => ({ pageKind: 'service', ...facts, ...own });
const general = review({ reviewBody: 'They answer.' });
const ofBackup = review({ about: 'backup' });
const inAjax = review({ pageKind: 'location', about: 'ajax' });
const reviews = [general, ofBackup, inAjax];

test.each([
  ['the reviews that are about it', 'service', 'backup', [ofBackup]],
  ['those about none in particular where it has none of its own', 'service', 'cloud', [general]],
  ["a place's own, though it has the name of a service", 'location', 'ajax', [inAjax]],
  ['none', 'location', 'pickering', []],
] as const)('A page shows %s', (_, place, about, found) => {
  expect(reviewsOf({ reviews }, place, about)).toEqual(found);
});

test('A review is shown with its date in words', () => {
  const date = { iso: '2025-02-03', label: 'February 3, 2025' };
  expect(testimonialOf(inAjax, 'en-CA')).toEqual({ text: 'Good.', author: 'Owner', rating: 5, date });
});
