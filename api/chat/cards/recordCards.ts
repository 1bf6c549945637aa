import { formatMoney } from '../../../data/money/formatMoney.ts';
import { glossaryPath } from '../../../data/routing/glossaryPath.ts';
import type { Site } from '../../../data/schema/site.ts';
import { fill } from '../../../data/text/fill.ts';
import type { Card } from '../card.ts';
import { type CardTexts, items, titles } from './cardTexts.ts';
import { planCards, plansInOrder, priceOf } from './planCards.ts';
import { serviceCards } from './serviceCards.ts';

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

/** What there is of a kind. */
function listCards(site: Site, texts: CardTexts): Card[] {
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

function industryCards({ industries, assistant }: Site, texts: CardTexts): Card[] {
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
        wordings: rules.length > 0 ? [] : [name],
        next: [`${subject}:about`],
      },
      ...rules.map(({ title, names: own = [], description }, at) => {
        const [law = title] = title.split(/:| and /);
        return {
          ...base,
          id: `${subject}:rule-${at}`,
          // Of one law for several industries any says what it asks.
          record: `law:${law}`,
          question: fill(texts.ruleAsks, { title, clients }),
          answer: `${law}: ${description} ${texts.notAdvice}`,
          wordings: [law, title, ...own, description],
          next: [`${subject}:rules`],
        };
      }),
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

function termCards({ glossary, glossarySlug, assistant }: Site, texts: CardTexts): Card[] {
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
function pageCards({ articles, assistant }: Site, texts: CardTexts): Card[] {
  return [
    ...assistant.pages.map(({ id, title, href, names }) => ({
      id: `page:${id}`,
      subject: 'pages',
      record: 'pages',
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
