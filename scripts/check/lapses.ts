import { presentMoment } from '../../data/blog/published.ts';
import { loadSite } from '../../data/load.ts';
import type { Site } from '../../data/schema/site.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long before its last day a fact is named, in days: enough for two reviews of a text. */
const noticeDays = 60;

/** Notes, and no faults, because no build may break overnight: facts whose last day has come or comes soon. */
export async function noteLapses(): Promise<string[]> {
  return lapsingFacts(await loadSite(), presentMoment(process.env));
}

export function lapsingFacts({ articles, claims }: Pick<Site, 'articles' | 'claims'>, now: Date): string[] {
  const facts = [
    ...claims.flatMap(({ id, value, until }) => (until ? [{ where: `claims/${id}`, words: value, until }] : [])),
    ...articles.flatMap(({ slug, lapses = [] }) => lapses.map((lapse) => ({ where: `blog/${slug}`, ...lapse }))),
  ];
  return facts.flatMap(({ where, words, until }) => {
    const daysLeft = Math.ceil((Date.parse(until) - now.getTime()) / dayMs);
    if (daysLeft > noticeDays) return [];
    const when = daysLeft < 0 ? `was true until ${until}` : `is true until ${until}, for ${daysLeft} more days`;
    return [`${where}: "${words}" ${when}. Change the text, and the date with it.`];
  });
}
