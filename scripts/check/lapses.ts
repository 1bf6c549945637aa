import { presentMoment } from '../../data/blog/published.ts';
import { lapsingFacts } from '../../data/facts/lapsingFacts.ts';
import { loadSite } from '../../data/load.ts';
import type { Site } from '../../data/schema/site.ts';

/** Notes, and no faults, because no build may break overnight: facts whose last day has come or comes soon. */
export async function noteLapses(): Promise<string[]> {
  return lapseNotes(await loadSite(), presentMoment(process.env));
}

export function lapseNotes(site: Pick<Site, 'articles' | 'claims'>, now: Date): string[] {
  return lapsingFacts(site, now).map(({ where, words, until, daysLeft }) => {
    const when = daysLeft < 0 ? `was true until ${until}` : `is true until ${until}, for ${daysLeft} more days`;
    return `${where}: "${words}" ${when}. Change the text, and the date with it.`;
  });
}
