import { formatMoney } from '../../../data/money/formatMoney.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { SitePassage } from './retrieval/passages.ts';
import { makeFinder } from './retrieval/finder.ts';
import { makeRanking } from './retrieval/rank.ts';
import { makeTopics } from './retrieval/topics.ts';
import { makeLikeness } from './likeness.ts';
import type { Desk } from './skill.ts';

export function makeDesk(site: Site, passages: readonly SitePassage[], now: () => Date): Desk {
  const { provider } = site;
  const topics = makeTopics(site.assistant.synonyms);
  // Each text is read once for all that is made of it.
  const known = new Map<string, readonly string[]>();
  const read = (text: string) => known.get(text) ?? known.set(text, topics.of(text)).get(text) as readonly string[];
  const formats = { and: new Intl.ListFormat(provider.locale, { type: 'conjunction' }), or: new Intl.ListFormat(provider.locale, { type: 'disjunction' }) };
  const found = { topics, like: makeLikeness(site, passages, topics), ranking: makeRanking(passages, topics, read) };
  const desk: Desk = {
    site,
    ...found,
    find: makeFinder(found),
    faqs: makeRanking(passages.filter(({ kind }) => kind === 'faq'), topics, read),
    offers: makeRanking(passages.filter(({ kind, offer, source }) => offer || (kind === 'faq' && !source.href.startsWith('/services/'))).map((passage) => (passage.kind === 'faq' ? { ...passage, weight: 0.4 } : passage)), topics, read),
    money: (cents) => formatMoney(cents, provider),
    list: (items, kind = 'and') => formats[kind].format(items),
    now,
  };
  known.clear();
  return desk;
}
