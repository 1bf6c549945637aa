import { exceptionsBetween } from '#data/rules/hours/exceptions.ts';
import type { Hours } from '#data/rules/schema/hours.ts';
import type { GraphNode } from '../types/graphNode.ts';

/** How many calendar years are given, so that a site that is not built for a while still knows the next holidays. */
const yearsGiven = 2;

/**
 * The dates on which the hours are others, for the provider's node. A day without hours is written as Google asks for it:
 * https://developers.google.com/search/docs/appearance/structured-data/local-business#business-hours
 */
export function specialHours(hours: Hours, builtAt: Date): Partial<GraphNode> {
  const year = builtAt.getUTCFullYear();
  const dates = exceptionsBetween(hours, `${year}-01-01`, `${year + yearsGiven - 1}-12-31`);
  if (dates.length === 0) return {};
  return {
    specialOpeningHoursSpecification: dates.map(({ date, span }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      ...(span ?? { opens: '00:00', closes: '00:00' }),
    })),
  };
}
