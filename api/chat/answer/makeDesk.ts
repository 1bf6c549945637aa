import { formatMoney } from '../../../data/money/formatMoney.ts';
import type { Site } from '../../../data/schema/site.ts';
import type { SitePassage } from './retrieval/passages.ts';
import { makeFinder } from './retrieval/finder.ts';
import { makePressing } from './pressing.ts';
import { ofMessages } from './pressingOfMessages.ts';
import { makeRanking } from './retrieval/rank.ts';
import { makeTopics } from './retrieval/topics.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
import { makeRecognition } from './recognition.ts';
import type { Desk } from './skill.ts';

export function makeDesk(site: Site, passages: readonly SitePassage[], vocabulary: Vocabulary, now: () => Date): Desk {
  const { provider } = site;
  const topics = makeTopics(site.assistant.synonyms);
  // Each text is read once for all that is made of it.
  const known = new Map<string, readonly string[]>();
  const read = (text: string) => known.get(text) ?? (known.set(text, topics.of(text)).get(text) as readonly string[]);
  const shared = new WeakMap<readonly string[], readonly string[]>();
  const asked = (ways: readonly string[]) =>
    shared.get(ways) ?? (shared.set(ways, topics.ofWords(inCommon(ways, vocabulary))).get(ways) as readonly string[]);
  const formats = {
    and: new Intl.ListFormat(provider.locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(provider.locale, { type: 'disjunction' }),
  };
  const found = {
    topics,
    recognize: makeRecognition(site, passages, vocabulary),
    press: ofMessages(makePressing(site, passages, vocabulary)),
    ranking: makeRanking(passages, topics, read, asked),
  };
  const desk: Desk = {
    site,
    ...found,
    find: makeFinder(found),
    faqs: makeRanking(
      passages.filter(({ kind }) => kind === 'faq').map(({ also, ...passage }) => passage),
      topics,
      read,
    ),
    offers: makeRanking(
      passages
        .filter(({ kind, offer, source }) => offer || (kind === 'faq' && !source.href.startsWith('/services/')))
        .map((passage) => (passage.kind === 'faq' ? { ...passage, weight: 0.4 } : passage)),
      topics,
      read,
      asked,
    ),
    money: (cents) => formatMoney(cents, provider),
    list: (items, kind = 'and') => formats[kind].format(items),
    now,
  };
  known.clear();
  return desk;
}

/** Words that stand in more than one way to ask. */
function inCommon(ways: readonly string[], { read, words }: Vocabulary): string[] {
  const { numbers, begins } = read(ways);
  /** The way that held each word last; undefined where it has been found in two. */
  const last = new Map<number, number | undefined>();
  const common: string[] = [];
  for (let way = 0; way < ways.length; way++) {
    for (let index = begins[way] as number; index < (begins[way + 1] as number); index++) {
      const number = numbers[index] as number;
      const before = last.get(number);
      if (before !== undefined && before !== way) {
        common.push(words[number] as string);
        last.set(number, undefined);
      } else if (!last.has(number)) last.set(number, way);
    }
  }
  return common;
}
