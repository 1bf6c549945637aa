import { ratingSchema } from './schema/review.ts';
import { supplierUses } from './schema/supplier.ts';
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

/** The records without the optional parts and sentences that quote a rating or a supplier of which there is none. */
export function withoutMissingRecords<Records extends RecordsInput>(
  records: Records,
): { records: Records; errors: string[] } {
  const { ratings, messages, ...others } = records;
  if (!Array.isArray(ratings)) return { records, errors: [] };
  const known = new Set<string>([
    ...ratings.map(({ pageKind }) => `ratings.${pageKind}`),
    ...(records.suppliers ?? []).map(({ use }) => `suppliers.${use}`),
  ]);
  const quotable = [
    ...ratingSchema.shape.pageKind.options.map((kind) => `ratings.${kind}`),
    ...Object.keys(supplierUses).map((use) => `suppliers.${use}`),
  ];
  const missing = new Set(quotable.filter((name) => !known.has(name)));
  if (missing.size === 0) return { records, errors: [] };
  const { tree, errors } = withholdClaims(others, missing);
  return { records: { ...tree, ratings, messages } as unknown as Records, errors };
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
