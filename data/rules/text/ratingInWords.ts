import type { Rating } from '../schema/review.ts';
import { fill } from './fill.ts';

/** An aggregate rating in words, with the condition under which it holds: "4.9 out of 5 from 87 reviews of our work". */
export function ratingInWords(
  { ratingValue, reviewLabel, condition }: Pick<Rating, 'ratingValue' | 'reviewLabel' | 'condition'>,
  template: string,
): string {
  return fill(template, { rating: ratingValue, reviews: reviewLabel, condition });
}
