import { formatStartingPrice } from '../../../data/rules/money/formatStartingPrice.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { type Card, cardId } from '../card.ts';
import { cardOf, type CardTexts, items, titles } from './cardTexts.ts';

const parts = ['about', 'price', 'start', 'not'] as const;

/** What a service is, costs, begins with and leaves out. */
export function serviceCards(site: Site, texts: CardTexts): Card[] {
  const { services, planServices, faqs, provider, assistant } = site;
  const aliases = assistant.aliases.services;
  const own = services.map((service) => ({
    ...service,
    href: `/services/${service.id}`,
    price: fill(texts.servicePrice, { service: service.name, price: formatStartingPrice(service.pricing, site) }),
    names: aliases[service.id] ?? [],
  }));
  const ofPlans = planServices.map((service) => ({
    ...service,
    id: service.slug,
    href: `/services/${service.slug}`,
    names: [] as readonly string[],
  }));
  return [...own, ...ofPlans].flatMap((service): Card[] => {
    const { id, name, nameInText, href, description, features, delivery, notCovered, keywords, price, names } = service;
    const subject = `service:${id}`;
    const card = (
      says: Parameters<typeof cardId.service>[1],
      question: string,
      answer: string,
      wordings: readonly string[],
    ) =>
      cardOf({
        id: cardId.service(id, says),
        ...(says === 'about' ? { introduces: 'service' as const } : {}),
        subject,
        record: subject,
        question,
        answer,
        wordings,
        next: parts.filter((one) => one !== says).map((one) => cardId.service(id, one)),
        links: [{ title: name, href }],
      });
    const ask = (text: string) => fill(text, { service: nameInText });
    const asked = (kinds: string) =>
      [name, ...names].flatMap((one) => kinds.split(' | ').map((kind) => `${kind} ${one}`));
    const { weekOne, monthOne } = delivery;
    return [
      card('about', ask(texts.serviceAbout), [description, items(titles(features))].join('\n'), [
        ...names,
        ...keywords,
        ...titles(features),
        ...asked(texts.servicePhrases),
      ]),
      card('price', ask(texts.serviceCost), price, [price, ...asked(texts.pricePhrases)]),
      card(
        'start',
        ask(texts.serviceStart),
        fill(texts.serviceSteps, { first: items(weekOne), next: items(monthOne) }),
        asked(texts.startPhrases),
      ),
      card(
        'not',
        ask(texts.serviceNot),
        [fill(texts.serviceLeavesOut, { service: name }), items(notCovered)].join('\n'),
        notCovered,
      ),
      ...('pricing' in service
        ? faqs.service.map(({ question, answer }, at): Card => {
            const place = fill(texts.inArea, { area: provider.area.name });
            const values = {
              service: name,
              serviceInText: nameInText,
              place,
              price: formatStartingPrice(service.pricing, site),
            };
            return { ...card(`faq-${at}`, fill(question, values), fill(answer, values), []), isSecondary: true };
          })
        : []),
    ];
  });
}
