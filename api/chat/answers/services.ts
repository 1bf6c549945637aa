import { lowerFirst } from '../../../data/facts/serviceFacts.ts';
import { formatStartingPrice } from '../../../data/money/formatStartingPrice.ts';
import { serviceCategoryAddress } from '../../../data/routing/serviceCategoryAddress.ts';
import { fill } from '../../../data/text/fill.ts';
import { firstSentences } from '../../../data/text/firstSentences.ts';
import { type Answer, type Answerer, type Answerers, type AnswerTools, withItems } from './answer.ts';
import { subjectOf } from './entities.ts';
import { industryAnswerers } from './industries.ts';
import { readingAnswerers } from './reading.ts';

/** The services, their audience, and links to their pages. The records are in English. */
export function serviceAnswerers(tools: AnswerTools): Answerers {
  const { site, facts } = tools;
  const { services, serviceCategories, provider, messages } = site;
  const { assistantTalk: talk, assistantFacts } = messages;

  const serviceList: Answerer = () => ({
    text: withItems(
      fill(talk.services, { area: provider.area.name }),
      serviceCategories.map(({ name, description }) => `${name}: ${firstSentences(lowerFirst(description), 140)}`),
    ),
    links: [{ title: assistantFacts.allServices, href: '/services' }],
    state: {
      listed: serviceCategories.map((category) =>
        category.service ? { kind: 'service', id: category.service } : { kind: 'serviceCategory', id: category.id },
      ),
    },
  });

  const includes = (description: string, features: readonly string[]) =>
    `${description}\n${withItems(talk.serviceIncludes, features)}`;

  const service: Answerer = (input) => {
    const entity = subjectOf(input, ['service', 'serviceCategory']);
    const state = { subjects: entity ? [entity] : [] };
    const found = services.find(({ id }) => entity?.kind === 'service' && id === entity.id);
    if (found) {
      const { id, name, description, features, pricing } = found;
      const included = includes(
        description,
        features.map(({ title }) => title),
      );
      const price = fill(talk.serviceFrom, { service: name, price: formatStartingPrice(pricing, site) });
      return { text: `${included}\n${price}`, links: [{ title: name, href: `/services/${id}` }], state };
    }
    const category = serviceCategories.find(({ id }) => entity?.kind === 'serviceCategory' && id === entity.id);
    return (
      category && {
        text: includes(category.description, category.features),
        links: [{ title: category.name, href: serviceCategoryAddress(category) }],
        state,
      }
    );
  };

  /** What the service spoken of leaves out: the part that is asked about, or all of them. */
  const notIncluded: Answerer = (input) => {
    // "Not" removes the service that it stands before, which is the one asked about.
    const [id = subjectOf(input, ['service'])?.id] = [
      ...input.named.ids('service'),
      ...input.named.removedIds('service'),
    ];
    const found = services.find((one) => one.id === id);
    if (!found || found.notCovered.length === 0) return undefined;
    return {
      text: withItems(fill(talk.notIncluded, { service: found.name }), found.notCovered),
      links: [{ title: found.name, href: `/services/${found.id}` }],
      state: { subjects: [{ kind: 'service', id: found.id }] },
    };
  };

  const steps: Answerer = (input) => {
    const entity = subjectOf(input, ['service', 'serviceCategory']);
    const fact = entity && facts.get(`${entity.kind}:${entity.id}:steps`);
    return fact && { text: fact.text, links: [fact.page], factIds: [fact.id], state: { subjects: [entity] } };
  };

  const answerers: Answerers = {
    'service-list': serviceList,
    service,
    'not-included': notIncluded,
    'how-it-works': steps,
    ...industryAnswerers(tools),
    ...readingAnswerers(tools),
  };
  return Object.fromEntries(
    Object.entries(answerers).map(([intent, answer]) => [intent, (input) => inEnglish(answer?.(input))]),
  );
}

const inEnglish = (answer: Answer | undefined): Answer | undefined => answer && { ...answer, english: true };
