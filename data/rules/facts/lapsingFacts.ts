import type { Site } from '../schema/site.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** How long before its last day a fact is named, in days: enough for two reviews of a text. */
const noticeDays = 60;

/** A statement that is true until a day which has come or comes soon. */
export interface LapsingFact {
  /** The record, such as "blog/" and the slug of an article. */
  where: string;
  words: string;
  /** The last day, as yyyy-mm-dd. */
  until: string;
  /** Negative once it is over. */
  daysLeft: number;
}

/** Facts of claims and articles whose last day has come or comes soon. */
export function lapsingFacts({ articles, claims }: Pick<Site, 'articles' | 'claims'>, now: Date): LapsingFact[] {
  const facts = [
    ...claims.flatMap(({ id, value, until }) => (until ? [{ where: `claims/${id}`, words: value, until }] : [])),
    ...articles.flatMap(({ slug, lapses = [] }) => lapses.map((lapse) => ({ where: `blog/${slug}`, ...lapse }))),
  ];
  return facts.flatMap(({ where, words, until }) => {
    const daysLeft = Math.ceil((Date.parse(until) - now.getTime()) / dayMs);
    return daysLeft > noticeDays ? [] : [{ where, words, until, daysLeft }];
  });
}
