import type { RecordsInput } from './schema/site.ts';
import { withholdClaims } from './text/withholdClaims.ts';

type Edition = 'all' | 'confirmed';

/**
 * The edition of the site that `CLAIMS` asks for: `confirmed` leaves out every claim, rating, review and testimonial that
 * the owner has not confirmed.
 * @throws Error for any other value.
 */
export function claimsEdition(value = process.env.CLAIMS): Edition {
  if (!value || value === 'all') return 'all';
  if (value === 'confirmed') return value;
  throw new Error(`CLAIMS is "${value}". Use "confirmed" or "all", or leave it out.`);
}

/** The records without unconfirmed claims, ratings, reviews and testimonials, and without the sentences that quote them. */
export function confirmedOnly<Records extends RecordsInput>(records: Records): { records: Records; errors: string[] } {
  const isConfirmed = ({ confirmed }: { confirmed?: boolean | undefined }) => confirmed === true;
  const { claims, ratings, reviews, testimonials, messages, ...others } = records;
  const withheld = new Set([
    ...claims.filter((claim) => !isConfirmed(claim)).map(({ id }) => id),
    ...ratings.filter((rating) => !isConfirmed(rating)).map(({ pageKind }) => `ratings.${pageKind}`),
  ]);
  const { tree, errors } = withholdClaims(others, withheld);
  return {
    records: {
      ...tree,
      messages,
      claims: claims.filter(isConfirmed),
      ratings: ratings.filter(isConfirmed),
      reviews: reviews.filter(isConfirmed),
      testimonials: testimonials.filter(isConfirmed),
    } as unknown as Records,
    errors,
  };
}
