import { areaAddress } from '#data/routing/areaAddress.ts';
import { formatStartingPrice } from '../../../../data/money/formatStartingPrice.ts';
import type { Site } from '../../../../data/schema/site.ts';
import { fill } from '../../../../data/text/fill.ts';
import { anchorOf } from '../../../../data/text/markdown.ts';
import { articlePassages, plain } from './articlePassages.ts';
import type { Passage } from './rank.ts';

/** Something the site says, and the page that says it. */
export interface SitePassage extends Passage {
  kind: 'faq' | 'service' | 'industry' | 'location' | 'glossary' | 'article' | 'legal' | 'resource' | 'about' | 'plan';
  /** What the assistant says when this is the answer; short. */
  answer: string;
  source: { title: string; href: string };
  /** Whether it is one line of what is done, added or not covered. */
  offer?: boolean;
  /** Whether it is a part of a longer text. */
  part?: boolean;
}

/** What a plan is for is listed under this title. */
export const titleOfPlan = (name: string): string => `${name} plan`;

/** Every passage that a question can be answered from. */
export function passagesOf(site: Site): SitePassage[] {
  const own = [
    ...faqPassages(site),
    ...servicePassages(site),
    ...industryPassages(site),
    ...locationPassages(site),
    ...smallPassages(site),
    ...articlePassages(site),
  ];
  const others = new Map<string, string[]>();
  for (const { of, also } of site.assistant.paraphrases) others.set(of, [...(others.get(of) ?? []), ...also]);
  return own.map((passage) => {
    const also = others.get(passage.title);
    return also ? { ...passage, also } : passage;
  });
}

function faqPassages({ faqs, services, provider }: Site): SitePassage[] {
  const pages = [
    ['home', faqs.home, '/', 'Home'],
    ['contact', faqs.contact, '/contact#faq', 'Questions and answers'],
    ['pricing', faqs.pricing, '/pricing', 'Pricing'],
  ] as const;
  const general = pages.flatMap(([, items, href, title]) =>
    items.map(
      ({ question, answer }): SitePassage => ({
        kind: 'faq',
        title: question,
        text: answer,
        weight: 1.4,
        answer,
        source: { title, href },
      }),
    ),
  );
  const ofServices = services.flatMap((service) => {
    const values = {
      service: service.name,
      serviceInText: service.nameInText,
      place: `in the ${provider.area.name}`,
      price: formatStartingPrice(service.pricing, provider),
    };
    return faqs.service.map(({ question, answer }): SitePassage => {
      const said = fill(answer, values);
      return {
        kind: 'faq',
        title: fill(question, values),
        text: said,
        weight: 1,
        answer: said,
        source: { title: service.name, href: `/services/${service.id}` },
      };
    });
  });
  return [...general, ...ofServices];
}

function servicePassages({ services, serviceAreas }: Site): SitePassage[] {
  return [
    ...services.flatMap((service): SitePassage[] => {
      const source = { title: service.name, href: `/services/${service.id}` };
      const about = (title: string, text: string, answer: string, weight = 1): SitePassage => ({
        kind: 'service',
        title,
        text,
        context: `${service.name} ${service.keywords.join(' ')}`,
        weight,
        answer,
        source,
      });
      return [
        {
          kind: 'service',
          title: service.name,
          text: `${service.description} ${service.longDescription} ${service.keywords.join(' ')}`,
          weight: 1.2,
          answer: service.longDescription,
          source,
        },
        ...service.features.map(({ title, description }) => ({
          ...about(title, description, description),
          offer: true,
        })),
        ...service.benefits.map(({ title, description }) => about(title, description, description, 0.8)),
        ...(
          [
            ['In the first week', service.delivery.weekOne],
            ['In the first month', service.delivery.monthOne],
            ['Every month', service.delivery.everyMonth],
          ] as const
        ).flatMap(([when, steps]) => [
          about(
            `${when}: ${service.name}`,
            `${steps.join('. ')} what happens steps`,
            `${when} of ${service.nameInText}: ${steps.map(lower).join('; ')}.`,
            0.8,
          ),
          ...steps.map((step) => ({
            ...about(step, when, `${when} of ${service.nameInText} we ${lower(step)}.`, 0.8),
            offer: true,
          })),
        ]),
        ...service.notCovered.map(
          (line): SitePassage => ({
            kind: 'service',
            title: line,
            text: 'not covered',
            context: service.name,
            weight: 0.6,
            answer: `${service.name} does not cover this: ${line}.`,
            source,
            offer: true,
          }),
        ),
        about(
          'what it does not cover',
          `not covered excluded ${service.notCovered.join('. ')}`,
          `${service.name} does not cover: ${service.notCovered.join('; ')}.`,
          0.8,
        ),
      ];
    }),
    // A line of a list answers "do you do that?".
    ...serviceAreas.flatMap(({ id, name, features, page }) =>
      features.map(
        (feature): SitePassage => ({
          kind: 'service',
          title: feature,
          text: '',
          context: name,
          weight: 1,
          answer: `Yes. ${name} includes: ${feature}.`,
          source: { title: name, href: areaAddress({ id, page }) },
          offer: true,
        }),
      ),
    ),
    ...serviceAreas.map(
      ({ id, name, description, features, page }): SitePassage => ({
        kind: 'service',
        title: name,
        text: `${description} ${features.join('. ')}`,
        weight: 1.1,
        answer: `${description} It includes: ${features.join('; ')}.`,
        source: { title: name, href: areaAddress({ id, page }) },
      }),
    ),
  ];
}

function industryPassages({ industries }: Site): SitePassage[] {
  return industries.flatMap((industry): SitePassage[] => {
    const source = { title: industry.name, href: `/industries/${industry.slug}` };
    const about = (title: string, text: string, answer: string): SitePassage => ({
      kind: 'industry',
      title,
      text,
      context: `${industry.name} ${industry.clients}`,
      weight: 1,
      answer,
      source,
    });
    return [
      about(
        `${industry.name}: ${industry.clients}`,
        `${industry.shortDescription} ${industry.longDescription}`,
        `We work with ${industry.clients}. ${industry.shortDescription} ${industry.longDescription}`,
      ),
      ...industry.rules.map(({ title, description }) => about(title, description, description)),
      ...industry.solutions.map(({ title, description }) => about(title, description, description)),
      ...industry.benefits.map((benefit) => about('', benefit, benefit)),
      about(
        `systems ${industry.systems.join(', ')}`,
        'software programs',
        `For ${industry.clients} we work with systems such as ${industry.systems.join(', ')}.`,
      ),
    ];
  });
}

function locationPassages({ locations }: Site): SitePassage[] {
  return locations.flatMap(({ name, slug, summary, economy, reach, districts, landmark }): SitePassage[] => {
    const source = { title: name, href: `/locations/${slug}` };
    return [
      {
        kind: 'location',
        title: name,
        text: `${summary} ${districts.join(', ')} ${landmark}`,
        weight: 0.9,
        answer: summary,
        source,
      },
      { kind: 'location', title: `${name}: business`, text: economy, weight: 0.8, answer: economy, source },
      { kind: 'location', title: `${name}: how we get there`, text: reach, weight: 0.9, answer: reach, source },
    ];
  });
}

function smallPassages({
  glossary,
  resources,
  checklist,
  about,
  pricing,
  legal,
  trustItems,
  partners,
}: Site): SitePassage[] {
  const aboutPage = { title: 'About us', href: '/about' };
  const pricingPage = { title: 'Pricing', href: '/pricing' };
  return [
    ...glossary.map(
      ({ term, definition, category, slug }): SitePassage => ({
        kind: 'glossary',
        title: term,
        text: `${definition} ${category}`,
        weight: 1.1,
        answer: `${term}: ${definition}`,
        source: { title: 'IT glossary', href: `/resources/it-glossary#${slug}` },
      }),
    ),
    ...resources.map(
      ({ title, description, category, type }): SitePassage => ({
        kind: 'resource',
        title,
        text: `${description} ${category} ${type} download`,
        weight: 1,
        answer: `${title}: ${description}`,
        source: { title: 'Resources', href: '/resources' },
      }),
    ),
    ...checklist.map(
      ({ title, why, check }): SitePassage => ({
        kind: 'resource',
        title,
        text: `${why} ${check}`,
        weight: 0.8,
        answer: `${title}. ${why} How to check: ${check}`,
        source: { title: 'Resources', href: '/resources' },
      }),
    ),
    ...[...about.values, ...about.leadership, ...about.caseStudies].map(
      ({ title, description }): SitePassage => ({
        kind: 'about',
        title,
        text: description,
        weight: 0.8,
        answer: description,
        source: aboutPage,
      }),
    ),
    ...[...about.story, about.parent, about.sister].map(
      (text): SitePassage => ({ kind: 'about', title: '', text, weight: 0.8, answer: text, source: aboutPage }),
    ),
    ...trustItems.map(
      ({ title, description }): SitePassage => ({
        kind: 'about',
        title,
        text: description,
        weight: 0.7,
        answer: `${title}. ${description}`,
        source: aboutPage,
      }),
    ),
    ...partners.map(
      ({ name, role }): SitePassage => ({
        kind: 'about',
        title: name,
        text: `partner vendor product ${role}`,
        weight: 0.8,
        answer: `We work with ${name}: ${role}.`,
        source: aboutPage,
      }),
    ),
    ...pricing.plans.map(
      ({ name, description, features }): SitePassage => ({
        kind: 'plan',
        title: titleOfPlan(name),
        text: `${description} ${features.join('. ')}`,
        weight: 1,
        answer: `${name}: ${description} It includes: ${features.join('; ')}.`,
        source: pricingPage,
      }),
    ),
    ...pricing.plans.flatMap(({ name, features }) =>
      features.map(
        (feature): SitePassage => ({
          kind: 'plan',
          title: feature,
          text: '',
          context: `${name} plan`,
          weight: 1,
          answer: `Yes. The plan ${name} includes: ${feature}.`,
          source: pricingPage,
          offer: true,
        }),
      ),
    ),
    ...pricing.calculatorAddOns.map(
      ({ name, description }): SitePassage => ({
        kind: 'plan',
        title: name,
        text: description,
        context: 'add-on',
        weight: 0.95,
        answer: `${name} can be added to any plan: ${description}`,
        source: pricingPage,
        offer: true,
      }),
    ),
    ...legal.flatMap(({ heading, description, slug, body }): SitePassage[] => [
      {
        kind: 'legal',
        title: heading,
        text: description,
        weight: 0.7,
        answer: description,
        source: { title: heading, href: `/${slug}` },
      },
      ...body
        .split(/^## /m)
        .slice(1)
        .flatMap((section): SitePassage[] => {
          const [name = '', ...lines] = section.split('\n');
          return lines
            .join('\n')
            .split(/\n{2,}/)
            .map(plain)
            .filter((text) => text.length > 60 && !text.includes('|'))
            .map((text) => ({
              kind: 'legal',
              title: plain(name),
              text,
              context: heading,
              weight: 0.6,
              answer: text,
              source: { title: `${heading}: ${plain(name)}`, href: `/${slug}#${anchorOf(name)}` },
              part: true,
            }));
        }),
    ]),
  ];
}

const lower = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) && !/^(?:Microsoft|Windows|Azure|Wi)/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
