import { fill } from '../../../data/text/fill.ts';
import { firstSentences } from '../../../data/text/firstSentences.ts';
import type { Answerer, Answerers, AnswerTools } from './answer.ts';
import { subjectOf } from './entities.ts';

const maxRule = 420;

/** The industries that the provider works for, and the laws that apply to them. */
export function industryAnswerers({ site, list }: AnswerTools): Answerers {
  const { industries, claims, messages } = site;
  const talk = messages.assistantTalk;

  const industry: Answerer = (input) => {
    const entity = subjectOf(input, ['industry']);
    const found = industries.find(({ slug }) => slug === entity?.id);
    if (found)
      return {
        text: `${fill(talk.industries, { clients: found.clients })} ${found.shortDescription}`,
        links: [{ title: found.name, href: `/industries/${found.slug}` }],
        state: { subjects: [{ kind: 'industry', id: found.slug }], industry: found.slug },
      };
    // An utterance that names another record, or continues about industries, needs more than the list of them.
    if (input.named.entities.length > 0 || input.state.intent === 'industry') return undefined;
    const size = claims.find(({ id }) => id === 'size')?.value ?? '';
    return {
      text: fill(talk.industriesOther, { list: list(industries.map(({ clients }) => clients)), size }),
      links: [{ title: site.messages.assistantFacts.industries, href: '/industries' }],
      state: { listed: industries.map(({ slug }) => ({ kind: 'industry', id: slug })) },
    };
  };

  /** What a law requires. Never says whether a business complies. */
  const law: Answerer = ({ named, state }) => {
    const [name] = named.ids('law');
    const ownSlug = named.ids('industry')[0] ?? state.industry;
    // The rules of the visitor's own industry come first.
    const rules = industries
      .toSorted((a, b) => Number(b.slug === ownSlug) - Number(a.slug === ownSlug))
      .flatMap((one) => one.rules.map((rule, index) => ({ ...one, ...rule, index })));
    const rule = name
      ? (rules.find(({ title }) => title.toLowerCase().includes(name.toLowerCase())) ??
        rules.find(({ description }) => description.includes(name)))
      : rules.find(({ slug }) => slug === ownSlug);
    if (!rule) return { text: `${talk.lawNot} ${talk.lawHelp}`, handOver: true };
    const { slug } = rule;
    return {
      text: `${firstSentences(rule.description, maxRule)} ${talk.lawHelp}`,
      links: [{ title: `${rule.name}: ${rule.title}`, href: `/industries/${slug}` }],
      factIds: [`industry:${slug}:rule-${rule.index + 1}`],
      state: { subjects: [...(name ? [{ kind: 'law' as const, id: name }] : []), { kind: 'industry', id: slug }] },
    };
  };

  /** Whether software is supported: what the records of industries say, that of the visitor's own first. */
  const software: Answerer = ({ named, state }) => {
    const asked = named.ids('software');
    const ownSlug = named.ids('industry')[0] ?? state.industry;
    const own = industries
      .filter(({ systems }) => systems.some((system) => asked.includes(system)))
      .toSorted((a, b) => Number(b.slug === ownSlug) - Number(a.slug === ownSlug));
    const [first] = own;
    if (!first) return undefined;
    const others = first.systems.filter((system) => !asked.includes(system));
    return {
      text: [
        fill(talk.software, { software: list(asked), clients: list(own.map(({ clients }) => clients)) }),
        ...(others.length > 0 ? [fill(talk.softwareOthers, { list: list(others) })] : []),
      ].join(' '),
      links: own.map(({ name, slug }) => ({ title: name, href: `/industries/${slug}` })),
      factIds: own.map(({ slug }) => `industry:${slug}:systems`),
      english: true,
    };
  };

  return { industry, law, software };
}
