import { lapsingFacts } from '../../data/rules/facts/lapsingFacts.ts';
import type { Hours } from '../../data/rules/schema/hours.ts';
import type { Site } from '../../data/rules/schema/site.ts';

/** Years in which an office would answer as on any other day, unless its record says that it keeps no holidays. */
export function yearsWithoutHoliday(
  { holidays, exceptions = [] }: Pick<Hours, 'holidays' | 'exceptions'>,
  now: Date,
): string[] {
  if (holidays) return [];
  return [now.getUTCFullYear(), now.getUTCFullYear() + 1]
    .filter((year) => !exceptions.some(({ date }) => date.startsWith(String(year))))
    .map(
      (year) =>
        `provider: hours name no holiday and no exception of ${year}. Add "holidays", or an empty list where there are none.`,
    );
}

/** Notes, and no faults, because no build may break overnight: facts whose last day has come or comes soon. */
export function lapseNotes(site: Pick<Site, 'articles' | 'claims'>, now: Date): string[] {
  return lapsingFacts(site, now).map(({ where, words, until, daysLeft }) => {
    const when = daysLeft < 0 ? `was true until ${until}` : `is true until ${until}, for ${daysLeft} more days`;
    return `${where}: "${words}" ${when}. Change the text, and the date with it.`;
  });
}
