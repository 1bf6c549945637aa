import type { Review } from '#data/schema/claim.ts';
import type { Site } from '#data/schema/site.ts';
import { formatDate } from '#data/text/formatDate.ts';
import type { QuoteContent } from './Quote.tsx';

/** The reviews for a service or location page: those about it, or else those about none in particular. */
export function reviewsOf({ reviews }: Pick<Site, 'reviews'>, place: Review['place'], about: string): Review[] {
  const here = reviews.filter((review) => review.place === place);
  const own = here.filter((review) => review.about === about);
  return own.length > 0 ? own : here.filter((review) => review.about === undefined);
}

/** Converts a review for display. */
export function quotedReview({ reviewBody, author, rating, datePublished }: Review, locale: string): QuoteContent {
  return { text: reviewBody, author, rating, date: { iso: datePublished, label: formatDate(datePublished, locale) } };
}
