import { lowerFirst } from '../../../data/facts/serviceFacts.ts';
import { formatStartingPrice } from '../../../data/money/formatStartingPrice.ts';
import { areaAddress } from '../../../data/routing/areaAddress.ts';
import { fill } from '../../../data/text/fill.ts';
import { firstSentences } from '../../../data/text/firstSentences.ts';
import { type Answer, type Answerer, type Answerers, type AnswerTools, withItems } from './answer.ts';
import { subjectOf } from './entities.ts';
import { industryAnswerers } from './industries.ts';
import { readingAnswerers } from './reading.ts';

/** What is offered, for whom, and where it stands on the site. The records say it in English. */
export function serviceAnswerers(tools: AnswerTools): Answerers {
  const { site, facts } = tools;
  const { services, serviceAreas, provider, messages } = site;
  const { assistantTalk: talk, assistantFacts } = messages;

  const serviceList: Answerer = () => ({
    text: withItems(
      fill(talk.services, { area: provider.area.name }),
      serviceAreas.map(({ name, description }) => `${name}: ${firstSentences(lowerFirst(description), 140)}`),
    ),
    links: [{ title: assistantFacts.allServices, href: '/services' }],
    state: {
      listed: serviceAreas.map((area) =>
        area.service ? { kind: 'service', id: area.service } : { kind: 'area', id: area.id },
      ),
    },
  });

  const includes = (description: string, features: readonly string[]) =>
    `${description}\n${withItems(talk.serviceIncludes, features)}`;

  const service: Answerer = (input) => {
    const entity = subjectOf(input, ['service', 'area']);
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
    const area = serviceAreas.find(({ id }) => entity?.kind === 'area' && id === entity.id);
    return (
      area && {
        text: includes(area.description, area.features),
        links: [{ title: area.name, href: areaAddress(area) }],
        state,
      }
    );
  };

  const steps: Answerer = (input) => {
    const entity = subjectOf(input, ['service', 'area']);
    const fact = entity && facts.get(`${entity.kind}:${entity.id}:steps`);
    return fact && { text: fact.text, links: [fact.page], factIds: [fact.id], state: { subjects: [entity] } };
  };

  const answerers: Answerers = {
    'service-list': serviceList,
    service,
    'how-it-works': steps,
    ...industryAnswerers(tools),
    ...readingAnswerers(tools),
  };
  return Object.fromEntries(
    Object.entries(answerers).map(([intent, answer]) => [intent, (input) => inEnglish(answer(input))]),
  );
}

const inEnglish = (answer: Answer | undefined): Answer | undefined => answer && { ...answer, english: true };
