import type { FactAttribute } from '../../../data/facts/fact.ts';
import { lowerFirst } from '../../../data/facts/serviceFacts.ts';
import { formatStartingPrice } from '../../../data/money/formatStartingPrice.ts';
import { areaAddress } from '../../../data/routing/areaAddress.ts';
import { firstSentences } from '../../../data/text/firstSentences.ts';
import { fill } from '../../../data/text/fill.ts';
import { thresholds } from '../decide/policy.ts';
import { type Answer, type AnswerInput, type Answerer, type Answerers, type AnswerTools, withItems } from './answer.ts';

const maxDefinition = 420;
/** Facts that stand for something to read. */
const readable: readonly FactAttribute[] = ['advice', 'download'];

/** What is offered, for whom, and where it stands on the site. */
export function serviceAnswerers({ site, list, facts, retriever }: AnswerTools): Answerers {
  const { services, serviceAreas, industries, glossary, assistant, provider, messages } = site;
  const talk = messages.assistantTalk;
  const allServices = { title: messages.assistantFacts.allServices, href: '/services' };
  const english = true;

  const serviceList: Answerer = () => ({
    text: withItems(
      fill(talk.services, { area: provider.area.name }),
      serviceAreas.map(({ name, description }) => `${name}: ${firstSentences(lowerFirst(description), 140)}`),
    ),
    links: [allServices],
    english,
    state: {
      listed: serviceAreas.map(({ id, service }) =>
        service ? { kind: 'service' as const, id: service } : { kind: 'area' as const, id },
      ),
    },
  });

  const service: Answerer = (input) => {
    const entity = subjectOf(input, ['service', 'area']);
    const found = services.find(({ id }) => entity?.kind === 'service' && id === entity.id);
    if (found)
      return {
        text: `${found.description}\n${withItems(
          talk.serviceIncludes,
          found.features.map(({ title }) => title),
        )}\n${fill(talk.serviceFrom, {
          service: found.name,
          price: formatStartingPrice(found.pricing, provider),
        })}`,
        links: [{ title: found.name, href: `/services/${found.id}` }],
        english,
        state: { subjects: [{ kind: 'service', id: found.id }] },
      };
    const area = serviceAreas.find(({ id }) => entity?.kind === 'area' && id === entity.id);
    if (!area) return undefined;
    return {
      text: `${area.description}\n${withItems(talk.serviceIncludes, area.features)}`,
      links: [{ title: area.name, href: areaAddress(area) }],
      english,
      state: { subjects: [{ kind: 'area', id: area.id }] },
    };
  };

  const steps: Answerer = (input) => {
    const entity = subjectOf(input, ['service', 'area']);
    const fact = entity && facts.get(`${entity.kind}:${entity.id}:steps`);
    return fact
      ? { text: fact.text, links: [fact.page], factIds: [fact.id], english, state: { subjects: [entity] } }
      : undefined;
  };

  const industry: Answerer = (input) => {
    const entity = subjectOf(input, ['industry']);
    const found = industries.find(({ slug }) => slug === entity?.id);
    if (!found)
      return input.named.ids('profile').length > 0 ||
        input.state.intent === 'industry' ||
        input.named.entities.length > 0
        ? undefined
        : {
            text: fill(talk.industriesOther, {
              list: list(industries.map(({ clients }) => clients)),
              size: site.claims.find(({ id }) => id === 'size')?.value ?? '',
            }),
            links: [{ title: 'Industries', href: '/industries' }],
            english,
            state: { listed: industries.map(({ slug }) => ({ kind: 'industry' as const, id: slug })) },
          };
    return {
      text: `${fill(talk.industries, { clients: found.clients })} ${found.shortDescription}`,
      links: [{ title: found.name, href: `/industries/${found.slug}` }],
      english,
      state: { subjects: [{ kind: 'industry', id: found.slug }], industry: found.slug },
    };
  };

  /** What a law asks for; whether anybody complies is never said. */
  const law: Answerer = (input) => {
    const [named] = input.named.ids('law');
    const slug = input.named.ids('industry')[0] ?? input.state.industry;
    const rules = industries
      .flatMap((one) =>
        one.rules.map((rule, index) => ({
          ...rule,
          slug: one.slug,
          name: one.name,
          id: `industry:${one.slug}:rule-${index + 1}`,
        })),
      )
      .toSorted((a, b) => Number(b.slug === slug) - Number(a.slug === slug));
    const rule = named
      ? (rules.find(({ title }) => title.toLowerCase().includes(named.toLowerCase())) ??
        rules.find(({ description }) => description.includes(named)))
      : slug
        ? rules.find((one) => one.slug === slug)
        : undefined;
    if (!rule) return undefined;
    return {
      text: `${firstSentences(rule.description, maxDefinition)} ${talk.lawHelp}`,
      links: [{ title: `${rule.name}: ${rule.title}`, href: `/industries/${rule.slug}` }],
      factIds: [rule.id],
      english,
      state: {
        subjects: [...(named ? [{ kind: 'law' as const, id: named }] : []), { kind: 'industry', id: rule.slug }],
      },
    };
  };

  const define: Answerer = (input) => {
    const terms = input.named.ids('term');
    if (terms.length > 1) return definitions(terms);
    const entity = subjectOf(input, ['term']);
    const fact = entity && facts.get(`term:${entity.id}`);
    if (!fact || !glossary.some(({ slug }) => slug === entity.id)) return undefined;
    return {
      text: firstSentences(fact.text, maxDefinition),
      links: [fact.page],
      factIds: [fact.id],
      english,
      state: { subjects: [entity] },
    };
  };

  /** The page of a record that an ask names. */
  function pageOfRecord({ named: { entities } }: AnswerInput) {
    for (const { kind, id } of entities) {
      const fact = facts.get(`${kind}:${id}:about`) ?? facts.get(`${kind}:${id}`);
      if (fact) return fact.page;
    }
    return undefined;
  }

  /** The first sentence about each of several terms. */
  function definitions(ids: readonly string[]): Answer {
    const terms = glossary.filter(({ slug }) => ids.includes(slug));
    return {
      text: withItems(
        talk.definitions,
        terms.map(({ term, definition }) => `${term}: ${firstSentences(definition, 200)}`),
      ),
      links: terms.flatMap(({ slug }) => facts.get(`term:${slug}`)?.page ?? []),
      factIds: terms.map(({ slug }) => `term:${slug}`),
      english,
      state: { subjects: terms.map(({ slug }) => ({ kind: 'term' as const, id: slug })) },
    };
  }

  const findPage: Answerer = (input): Answer | undefined => {
    const [id] = input.named.ids('page');
    const page = assistant.pages.find((one) => one.id === id);
    // "An article about backups" asks for one of the articles, not for the page that lists them.
    const [found] = retriever.find(withoutNames(input.query, page?.names ?? []), { attributes: readable }, 1);
    if (found && found.strength >= thresholds.evidence && found.hasRarest) {
      const { fact } = found;
      return {
        text: fact.subject.startsWith('article:')
          ? fill(talk.article, { title: fact.page.title, excerpt: firstSentences(fact.text, 200) })
          : fill(talk.page, { title: fact.page.title }),
        links: [fact.page],
        actions: [{ kind: 'page', title: fact.page.title, href: fact.page.href }],
        factIds: [fact.id],
        english,
      };
    }
    const own = page ? undefined : pageOfRecord(input);
    if (own)
      return {
        text: fill(talk.page, { title: own.title }),
        links: [own],
        actions: [{ kind: 'page', ...own }],
        english,
      };
    if (!page) return { text: talk.pageAsk, english };
    return {
      text: page.href ? fill(talk.page, { title: page.title }) : page.title,
      ...(page.href
        ? {
            links: [{ title: page.title, href: page.href }],
            actions: [{ kind: 'page' as const, title: page.title, href: page.href }],
          }
        : {}),
      english,
    };
  };

  return {
    'service-list': serviceList,
    service,
    'how-it-works': steps,
    industry,
    law,
    define,
    'find-page': findPage,
  };
}

/** A query without the words of names. */
function withoutNames(query: string, names: readonly string[]): string {
  const left = new Set(names.flatMap((name) => name.split(' ')));
  return query
    .split(' ')
    .filter((word) => !left.has(word))
    .join(' ');
}

/** The record that an ask is about: named in it, or spoken of before. */
function subjectOf({ named, state }: AnswerInput, kinds: readonly string[]) {
  return (
    named.entities.find(({ kind }) => kinds.includes(kind)) ??
    (named.entities.length === 0 ? state.subjects.find(({ kind }) => kinds.includes(kind)) : undefined)
  );
}
