import type { Offer } from './offerTypes.ts';

/** Whom and where an offer is for, inside a sentence: for a trade in a place, in a place, in the whole area. */
export function inText({ industry, location }: Offer, areaShortName: string): string {
  const where = location ? `in ${location.name}` : `in the ${areaShortName}`;
  return industry ? `for ${industry.clients} ${where}` : where;
}
