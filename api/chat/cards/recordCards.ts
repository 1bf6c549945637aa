import { formatMoney } from '../../../data/rules/money/formatMoney.ts';
import { glossaryPath } from '../../../data/rules/routing/glossaryPath.ts';
import type { Site } from '../../../data/rules/schema/site.ts';
import { fill } from '../../../data/rules/text/fill.ts';
import { type Card, cardId } from '../card.ts';
import { cardOf, type CardTexts, items, titles } from './cardTexts.ts';
import { planCards, plansInOrder, priceOf } from './planCards.ts';
import { serviceCards } from './serviceCards.ts';
import { listText } from '../../../data/rules/text/listText.ts';

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

/** What there is of a kind; nothing of a kind without records. */
function listCards(site: Site, texts: CardTexts): Card[] {
  const { services, planServices, industries, locations, pricing, provider } = site;
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name);
  const plans = plansInOrder(site).map(({ name, basePrice, description }) =>
    fill(texts.planPrice, { plan: name, price: formatMoney(basePrice, provider), description }),
  );
  const addOns = pricing.calculatorAddOns.map((addOn) => `${addOn.name}: ${priceOf(addOn, site, texts)}`);
  const offers = names([...planServices, ...services]);
  const kinds = [
    ['services', texts.allServices, texts.theseServices, offers, texts.allServicesPhrases, '/services'],
    [
      'industries',
      texts.allIndustries,
      texts.theseIndustries,
      names(industries),
      texts.allIndustriesPhrases,
      '/industries',
    ],
    ['places', texts.allPlaces, texts.thesePlaces, names(locations), texts.allPlacesPhrases, '/locations'],
    ['plans', texts.allPlans, '', plans, texts.allPlansPhrases, '/pricing'],
    ['addOns', texts.allAddOns, '', plans.length > 0 ? addOns : [], texts.allAddOnsPhrases, '/pricing'],
  ] as const;
  const { services: offer, industries: trades, places, pricing: prices } = texts;
  const titleOf = { services: offer, industries: trades, places, plans: prices, addOns: prices };
  return kinds.flatMap(([kind, question, lead, all, phrases, href]) => {
    const answer = [lead, items(all)].filter(Boolean).join('\n');
    const card = { id: `list:${kind}`, subject: 'lists', question, answer, wordings: phrases.split(' | ') };
    return all.length > 0 ? cardOf({ ...card, links: [{ title: titleOf[kind], href }] }) : [];
  });
}

function industryCards({ industries, assistant }: Site, texts: CardTexts): Card[] {
  return industries.flatMap(({ slug, name, clients, shortDescription, systems, rules, solutions }): Card[] => {
    const subject = `industry:${slug}`;
    const base = { subject, record: subject, links: [{ title: name, href: `/industries/${slug}` }] };
    const card = (
      says: Parameters<typeof cardId.industry>[1],
      question: string,
      answer: string,
      wordings: readonly string[],
    ) =>
      cardOf({
        ...base,
        id: cardId.industry(slug, says),
        question,
        answer,
        wordings,
        next: [cardId.industry(slug, 'about')],
      });
    const list = items(rules.map(({ title, description }) => `${title}: ${description}`));
    return [
      {
        ...card(
          'about',
          fill(texts.industryAbout, { clients }),
          fill(texts.industryYes, { clients, description: shortDescription }),
          [name, ...(assistant.aliases.industries[slug] ?? []), ...titles(solutions)],
        ),
        introduces: 'industry',
        next: [cardId.industry(slug, 'rules'), cardId.industry(slug, 'systems')],
      },
      card(
        'rules',
        fill(texts.industryRules, { clients }),
        `${list}\n${texts.notAdvice}`,
        rules.length > 0 ? [] : [name],
      ),
      ...rules.map(({ title, names = [], description }, at) => {
        const [law = title] = title.split(/:| and /);
        const question = fill(texts.ruleAsks, { title, clients });
        const answer = `${law}: ${description} ${texts.notAdvice}`;
        // Of one law for several industries any says what it asks.
        return {
          ...card(`rule-${at}`, question, answer, [law, title, ...names, description]),
          record: `law:${law}`,
          isSecondary: true,
          next: [cardId.industry(slug, 'rules')],
        };
      }),
      card(
        'systems',
        fill(texts.industrySystems, { clients }),
        fill(texts.industryWorksWith, { clients, systems: listText(systems, 'en') }),
        systems,
      ),
    ];
  });
}

/** Answers of a page's questions, as the page has them. */
function faqCards({ faqs, planServices }: Site): Card[] {
  const pages = [
    ['faq:home', faqs.home],
    ['faq:contact', faqs.contact],
    ['faq:pricing', faqs.pricing],
    ...planServices.map(({ slug, faq }) => [`service:${slug}`, faq] as const),
  ] as const;
  return pages.flatMap(([subject, all]) =>
    all.map(({ question, answer }, at) => cardOf({ id: `${subject}:faq-${at}`, subject, question, answer })),
  );
}

function termCards({ glossary, glossarySlug, assistant }: Site, texts: CardTexts): Card[] {
  return glossary.map(({ slug, term, definition }) =>
    cardOf({
      id: `term:${slug}`,
      subject: 'terms',
      question: fill(texts.termAbout, { term }),
      answer: definition,
      wordings: [term, ...(assistant.aliases.terms[slug] ?? [])],
      links: [{ title: fill(texts.glossaryEntry, { term }), href: `${glossaryPath(glossarySlug)}#${slug}` }],
      isSecondary: true,
    }),
  );
}

/** Pages that are asked for by name, and articles: a link, never a passage. */
function pageCards({ articles, assistant }: Site, texts: CardTexts): Card[] {
  const base = { isSecondary: true };
  return [
    ...assistant.pages.map(({ id, title, href, names }) =>
      cardOf({
        ...base,
        id: `page:${id}`,
        subject: 'pages',
        record: 'pages',
        question: href ? fill(texts.pageAbout, { title }) : title,
        answer: href ? fill(texts.page, { title }) : title,
        wordings: names,
        links: href ? [{ title, href }] : [],
      }),
    ),
    ...articles.map(({ slug, title, keywords }) =>
      cardOf({
        ...base,
        id: `article:${slug}`,
        subject: 'articles',
        question: fill(texts.articleAbout, { title }),
        answer: fill(texts.article, { title }),
        wordings: [title, ...keywords],
        links: [{ title, href: `/blog/${slug}` }],
      }),
    ),
  ];
}
