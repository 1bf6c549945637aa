import type { Site } from '#data/schema/site.ts';
import { claimsMessages } from '#data/messages/claims.ts';
import { fill } from '#data/text/fill.ts';

type RatingPlace = Site['ratings'][number]['place'];

/** The rating text for a place of the site, as used in pages and metadata; undefined where there is no rating. */
export function ratingText({ ratings }: Site, place: RatingPlace): string | undefined {
  const rating = ratings.find((candidate) => candidate.place === place);
  return (
    rating &&
    fill(claimsMessages.rating, {
      rating: rating.ratingValue,
      reviews: rating.reviewLabel,
      condition: rating.condition,
    })
  );
}

/** The rating of a place, if it may be used in structured data: confirmed, with a public source URL. */
export function confirmedRating({ ratings }: Site, place: RatingPlace) {
  return ratings.find((rating) => rating.place === place && isConfirmed(rating));
}

export function isConfirmed({
  confirmed,
  sourceUrl,
}: {
  confirmed?: boolean | undefined;
  sourceUrl?: string | undefined;
}): boolean {
  return confirmed === true && sourceUrl !== undefined;
}
