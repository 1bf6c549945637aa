import type { Review } from '#data/rules/schema/review.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { formatDate } from '#data/rules/text/formatDate.ts';
import type { TestimonialContent } from './Testimonial.tsx';

/** The reviews for a service or location page: those about it, or else those about none in particular. */
export function reviewsOf({ reviews }: Pick<Site, 'reviews'>, pageKind: Review['pageKind'], about: string): Review[] {
  const here = reviews.filter((review) => review.pageKind === pageKind);
  const own = here.filter((review) => review.about === about);
  return own.length > 0 ? own : here.filter((review) => review.about === undefined);
}

/** A review in the form of a testimonial, for display. */
export function testimonialOf(
  { reviewBody, author, rating, datePublished }: Review,
  locale: string,
): TestimonialContent {
  return { text: reviewBody, author, rating, date: { iso: datePublished, label: formatDate(datePublished, locale) } };
}
