import { formatMoney } from '../../../data/money/formatMoney.ts';
import { formatStartingPrice } from '../../../data/money/formatStartingPrice.ts';
import { glossaryPath } from '../../../data/routing/glossaryPath.ts';
import type { AddOn, Plan } from '../../../data/schema/plan.ts';
import type { Site } from '../../../data/schema/site.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Card } from './card.ts';

type Texts = Site['messages']['assistantCards'];

/** Cards that the records make by themselves: services, plans, add-ons, industries, words, questions of pages, articles and pages. */
export function recordCards(site: Site): Card[] {
  const texts = site.messages.assistantCards;
  return [
    ...serviceCards(site, texts),
    ...planCards(site, texts),
    ...industryCards(site, texts),
    ...listCards(site, texts),
    ...pageCards(site, texts),
    ...faqCards(site),
    ...termCards(site, texts),
  ];
}

const items = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const titles = (all: readonly { title: string }[]) => all.map(({ title }) => title);

/** What a service is, costs, begins with and leaves out. */
function serviceCards(site: Site, texts: Texts): Card[] {
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
    const card = (kind: string, question: string, answer: string, wordings: readonly string[]): Card => ({
      id: `${subject}:${kind}`,
      subject,
      record: subject,
      question,
      answer,
      wordings,
      next: ['about', 'price', 'start', 'not'].filter((one) => one !== kind).map((one) => `${subject}:${one}`),
      links: [{ title: name, href }],
      askPerson: false,
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
      card('price', ask(texts.serviceCost), price, asked(texts.pricePhrases)),
      card(
        'start',
        ask(texts.serviceStart),
        fill(texts.serviceSteps, { first: items(weekOne), then: items(monthOne) }),
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

function planCards(site: Site, texts: Texts): Card[] {
  const { pricing, provider, assistant } = site;
  const links = [{ title: texts.pricing, href: '/pricing' }];
  const byName = Map.groupBy([...pricing.calculatorAddOns, ...pricing.planAddOns], ({ name }) => name);
  return [
    ...pricing.plans.map(
      ({ id, name, description, features, basePrice }): Card => ({
        id: `plan:${id}`,
        subject: 'plans',
        question: fill(texts.planAbout, { plan: name }),
        answer: [
          fill(texts.planPrice, { plan: name, price: formatMoney(basePrice, provider), description }),
          items(features),
        ].join('\n'),
        wordings: [fill(texts.planPhrase, { plan: name }), ...features],
        next: pricing.plans.filter((other) => other.id !== id).map((other) => `plan:${other.id}`),
        links,
        askPerson: false,
      }),
    ),
    ...plansInOrder(site).flatMap((plan, at, all) =>
      all.slice(0, at).map((less) => difference(less, plan, texts, links)),
    ),
    ...[...byName].map(
      ([name, all]): Card => ({
        id: `addOn:${all[0]?.id}`,
        subject: 'addOns',
        question: fill(texts.addOnAbout, { name }),
        answer: [
          fill(texts.addOnIs, { name, description: all[0]?.description ?? '' }),
          ...all.map((addOn) => priceWithScope(addOn, site, texts)),
        ].join(' '),
        wordings: all.flatMap(({ id, description }) => [description, ...(assistant.aliases.addOns[id] ?? [])]),
        next: [],
        links,
        askPerson: false,
      }),
    ),
  ];
}

/** What there is of a kind. */
function listCards(site: Site, texts: Texts): Card[] {
  const { services, planServices, industries, locations, pricing, provider } = site;
  const card = (id: string, question: string, answer: string, phrases: string, href: string, title: string): Card => ({
    id: `list:${id}`,
    subject: 'lists',
    question,
    answer,
    wordings: phrases.split(' | '),
    next: [],
    links: [{ title, href }],
    askPerson: false,
  });
  const names = (all: readonly { name: string }[]) => items(all.map(({ name }) => name));
  const plans = plansInOrder(site).map(({ name, basePrice, description }) =>
    fill(texts.planPrice, { plan: name, price: formatMoney(basePrice, provider), description }),
  );
  const addOns = pricing.calculatorAddOns.map((addOn) => `${addOn.name}: ${priceOf(addOn, site, texts)}`);
  return [
    card(
      'services',
      texts.allServices,
      [texts.theseServices, names([...planServices, ...services])].join('\n'),
      texts.allServicesPhrases,
      '/services',
      texts.services,
    ),
    ...(industries.length > 0
      ? [
          card(
            'industries',
            texts.allIndustries,
            [texts.theseIndustries, names(industries)].join('\n'),
            texts.allIndustriesPhrases,
            '/industries',
            texts.industries,
          ),
        ]
      : []),
    card(
      'places',
      texts.allPlaces,
      [texts.thesePlaces, names(locations)].join('\n'),
      texts.allPlacesPhrases,
      '/locations',
      texts.places,
    ),
    ...(plans.length > 0
      ? [
          card('plans', texts.allPlans, items(plans), texts.allPlansPhrases, '/pricing', texts.pricing),
          card('addOns', texts.allAddOns, items(addOns), texts.allAddOnsPhrases, '/pricing', texts.pricing),
        ]
      : []),
  ];
}

/** A price with the condition that it holds under: the same thing costs another price month to month. */
const priceWithScope = (addOn: AddOn, site: Site, texts: Texts): string => {
  const isMonthly = site.pricing.planAddOns.includes(addOn) && !addOn.oneTime && addOn.pricingType !== 'custom';
  return fill(isMonthly ? texts.monthToMonth : texts.withPlan, { price: priceOf(addOn, site, texts) });
};

const priceOf = ({ price, pricingType, oneTime }: AddOn, { provider }: Site, texts: Texts): string =>
  pricingType === 'custom'
    ? texts.quoted
    : fill(oneTime ? texts.once : pricingType === 'per-user' ? texts.perUser : texts.perMonth, {
        price: formatMoney(price, provider),
      });

const plansInOrder = ({ pricing }: Site) => pricing.plans.toSorted((a, b) => a.basePrice - b.basePrice);

/** What a plan has beyond a smaller one. */
function difference(less: Plan, more: Plan, texts: Texts, links: Card['links']): Card {
  const values = { less: less.name, more: more.name };
  const added = more.features.filter((feature) => !feature.includes(less.name));
  return {
    id: `plan:${less.id}-${more.id}`,
    subject: 'plans',
    question: fill(texts.plansDiffer, values),
    answer: [fill(texts.planAdds, values), items(added)].join('\n'),
    wordings: texts.differPhrases.split(' | ').map((phrase) => fill(phrase, values)),
    next: [`plan:${less.id}`, `plan:${more.id}`],
    links,
    askPerson: false,
  };
}

function industryCards({ industries, assistant }: Site, texts: Texts): Card[] {
  return industries.flatMap(({ slug, name, clients, shortDescription, systems, rules, solutions }): Card[] => {
    const subject = `industry:${slug}`;
    const links = [{ title: name, href: `/industries/${slug}` }];
    const base = { subject, record: subject, links, askPerson: false };
    const names = assistant.aliases.industries[slug] ?? [];
    return [
      {
        ...base,
        id: `${subject}:about`,
        question: fill(texts.industryAbout, { clients }),
        answer: fill(texts.industryYes, { clients, description: shortDescription }),
        wordings: [name, ...names, ...titles(solutions)],
        next: [`${subject}:rules`, `${subject}:systems`],
      },
      {
        ...base,
        id: `${subject}:rules`,
        question: fill(texts.industryRules, { clients }),
        answer: [...rules.map(({ title, description }) => `- ${title}: ${description}`), texts.notAdvice].join('\n'),
        wordings: rules.flatMap(({ title, names: parts = [] }) => [title, ...parts]),
        next: [`${subject}:about`],
      },
      {
        ...base,
        id: `${subject}:systems`,
        question: fill(texts.industrySystems, { clients }),
        answer: fill(texts.industryWorksWith, { clients, systems: new Intl.ListFormat('en').format(systems) }),
        wordings: systems,
        next: [`${subject}:about`],
      },
    ];
  });
}

/** Answers of a page's questions, as the page has them. */
function faqCards({ faqs, planServices }: Site): Card[] {
  const pages = [
    ['faq:home', faqs.home, '/'],
    ['faq:contact', faqs.contact, '/contact'],
    ['faq:pricing', faqs.pricing, '/pricing'],
    ...planServices.map(({ slug, faq }) => [`service:${slug}`, faq, `/services/${slug}`] as const),
  ] as const;
  return pages.flatMap(([subject, all]) =>
    all.map(({ question, answer }, at) => ({
      id: `${subject}:faq-${at}`,
      subject,
      question,
      answer,
      wordings: [],
      next: [],
      links: [],
      askPerson: false,
    })),
  );
}

function termCards({ glossary, glossarySlug, assistant }: Site, texts: Texts): Card[] {
  return glossary.map(({ slug, term, definition }) => ({
    id: `term:${slug}`,
    subject: 'terms',
    question: fill(texts.termAbout, { term }),
    answer: definition,
    wordings: [term, ...(assistant.aliases.terms[slug] ?? [])],
    next: [],
    links: [{ title: fill(texts.glossaryEntry, { term }), href: `${glossaryPath(glossarySlug)}#${slug}` }],
    askPerson: false,
    isSecondary: true,
  }));
}

/** Pages that are asked for by name, and articles: a link, never a passage. */
function pageCards({ articles, assistant }: Site, texts: Texts): Card[] {
  return [
    ...assistant.pages.map(({ id, title, href, names }) => ({
      id: `page:${id}`,
      subject: 'pages',
      question: href ? fill(texts.pageAbout, { title }) : title,
      answer: href ? fill(texts.page, { title }) : title,
      wordings: names,
      next: [],
      links: href ? [{ title, href }] : [],
      askPerson: false,
      isSecondary: true,
    })),
    ...articles.map(({ slug, title, keywords }) => ({
      id: `article:${slug}`,
      subject: 'articles',
      question: fill(texts.articleAbout, { title }),
      answer: fill(texts.article, { title }),
      wordings: [title, ...keywords],
      next: [],
      links: [{ title, href: `/blog/${slug}` }],
      askPerson: false,
      isSecondary: true,
    })),
  ];
}
