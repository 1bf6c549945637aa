import { formatMoney } from '../../../data/money/formatMoney.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { SitePassage } from './retrieval/passages.ts';
import { makeRanking } from './retrieval/rank.ts';
import type { Desk } from './skill.ts';

export function makeDesk(site: Site, passages: readonly SitePassage[], now: () => Date): Desk {
  const { provider } = site;
  const formats = { and: new Intl.ListFormat(provider.locale, { type: 'conjunction' }), or: new Intl.ListFormat(provider.locale, { type: 'disjunction' }) };
  return {
    site,
    ranking: makeRanking(passages),
    faqs: makeRanking(passages.filter(({ kind }) => kind === 'faq')),
    offers: makeRanking(passages.filter(({ kind, offer, source }) => offer || (kind === 'faq' && !source.href.startsWith('/services/'))).map((passage) => (passage.kind === 'faq' ? { ...passage, weight: 0.4 } : passage))),
    money: (cents) => formatMoney(cents, provider),
    list: (items, kind = 'and') => formats[kind].format(items),
    now,
  };
}
