import { dayIn } from '../blog/published.ts';
import { fieldName, recordOf } from '../schema/describe.ts';
import { textsIn } from '../text/textsIn.ts';
import type { RecordCheck } from './recordCheck.ts';

/** Nothing that a site says of itself is older than the web. */
const firstYear = 1990;
/** A page is planned some months ahead; a fact, such as the last day of a product's support, may hold for years. */
const yearsAhead = new Map<PropertyKey | undefined, number>([
  ...['publishedAt', 'updatedAt', 'reviewedAt', 'datePublished', 'date'].map((field) => [field, 2] as const),
  ['until', 15],
]);

/** Dates are of the years that a site is about, which detects mistyped years: one too late hides a record silently. */
export const datesAreNear =
  (moment: Date): RecordCheck =>
  (site) => {
    const today = dayIn(site.provider.timezone, moment);
    const faults: string[] = [];
    for (const { text, path } of textsIn(site)) {
      const years = yearsAhead.get(path.at(-1));
      // Values other than dates are reported by the schema.
      if (years === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) continue;
      const { record, field } = recordOf(site, path);
      const is = `${record}: ${fieldName(field)} is "${text}"`;
      if (text > `${Number(today.slice(0, 4)) + years}${today.slice(4)}`)
        faults.push(`${is}, more than ${years} years from now. Fix the year.`);
      else if (Number(text.slice(0, 4)) < firstYear) faults.push(`${is}, a day before ${firstYear}. Fix the year.`);
    }
    return faults;
  };
