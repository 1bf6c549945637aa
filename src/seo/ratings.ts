import type { Site } from '#data/rules/schema/site.ts';
import { claimsMessages } from '#data/messages/claims.ts';
import { ratingInWords } from '#data/rules/text/ratingInWords.ts';

type PageKind = Site['ratings'][number]['pageKind'];

/** The rating text for service pages, location pages or search metadata; undefined where there is no rating. */
export function ratingText({ ratings }: Site, pageKind: PageKind): string | undefined {
  const rating = ratings.find((candidate) => candidate.pageKind === pageKind);
  return rating && ratingInWords(rating, claimsMessages.rating);
}

/** The rating for these pages, if it may be used in structured data: confirmed, with a public source URL. */
export function confirmedRating({ ratings }: Site, pageKind: PageKind) {
  return ratings.find((rating) => rating.pageKind === pageKind && isConfirmed(rating));
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
