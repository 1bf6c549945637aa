import { formatStartingPrice } from '../money/formatStartingPrice.ts';
import { serviceCategoryAddress } from '../routing/serviceCategoryAddress.ts';
import type { PlanService } from '../schema/planService.ts';
import type { Site } from '../schema/site.ts';
import { fill } from '../text/fill.ts';
import type { Fact } from './fact.ts';

type Delivery = Site['services'][number]['delivery'];

/** Facts of the services, the service categories and the offers that only recommendations refer to. */
export function serviceFacts(site: Site): Fact[] {
  return [...ownServiceFacts(site), ...serviceCategoryFacts(site), ...otherPlanServiceFacts(site), ...offerFacts(site)];
}

function ownServiceFacts(site: Site): Fact[] {
  const { services, faqs, provider } = site;
  const { assistantFacts: texts } = site.messages;
  return services.flatMap((service): Fact[] => {
    const { id, name, nameInText, keywords, description, longDescription } = service;
    const subject = `service:${id}`;
    const base = { subject, page: { title: name, href: `/services/${id}` }, value: true };
    return [
      {
        ...base,
        id: `${subject}:about`,
        attribute: 'about',
        title: name,
        keywords: `${keywords.join(' ')} ${longDescription}`,
        text: description,
      },
      ...titledTextFacts(service.features, base, 'includes', { name, note: texts.includesNote }),
      ...titledTextFacts(service.benefits, base, 'benefit', { name, note: texts.benefitNote }),
      stepsFact(service.delivery, name, nameInText, base, texts),
      ...faqs.service.map(({ question, answer }, index): Fact => {
        const values = {
          service: name,
          serviceInText: nameInText,
          place: fill(texts.inArea, { area: provider.area.name }),
          price: formatStartingPrice(service.pricing, site),
        };
        return {
          ...base,
          id: `${subject}:faq-${index + 1}`,
          attribute: 'answer',
          title: fill(question, values),
          text: fill(answer, values),
        };
      }),
      ...service.notCovered.map(
        (line, index): Fact => ({
          ...base,
          id: `${subject}:excludes-${index + 1}`,
          attribute: 'excludes',
          value: false,
          title: line,
          text: fill(texts.excludes, { name, line: lowerFirst(line) }),
        }),
      ),
    ];
  });
}

type Base = Pick<Fact, 'subject' | 'page' | 'value'>;

/** A text with fewer words is a note below its title. */
const minSentenceWords = 12;

function titledTextFacts(
  titledTexts: readonly { title: string; description: string }[],
  base: Base,
  attribute: 'includes' | 'benefit',
  told?: { name: string; note: string },
): Fact[] {
  return titledTexts.map(({ title, description }, index) => ({
    ...base,
    id: `${base.subject}:${attribute}-${index + 1}`,
    attribute,
    title,
    text: description,
    ...(told && description.split(' ').length < minSentenceWords
      ? { stated: fill(told.note, { name: told.name, line: lowerFirst(title), text: description }) }
      : {}),
  }));
}

function stepsFact(
  { weekOne, monthOne, everyMonth }: Delivery,
  name: string,
  nameInText: string,
  base: Base,
  texts: Site['messages']['assistantFacts'],
): Fact {
  const phrase = (steps: readonly string[]) => steps.map(lowerFirst).join('; ');
  return {
    ...base,
    id: `${base.subject}:steps`,
    attribute: 'steps',
    title: `${name} ${texts.stepsTitle}`,
    text: fill(texts.steps, {
      name: nameInText,
      weekOne: phrase(weekOne),
      monthOne: phrase(monthOne),
      everyMonth: phrase(everyMonth),
    }),
  };
}

function serviceCategoryFacts({ serviceCategories, planServices, messages: { assistantFacts: texts } }: Site): Fact[] {
  return serviceCategories.flatMap((category): Fact[] => {
    const { id, name, description, features } = category;
    const subject = `serviceCategory:${id}`;
    const base = { subject, value: true, page: { title: name, href: serviceCategoryAddress(category) } };
    const planService = planServices.find(({ slug }) => slug === category.planService);
    return [
      { ...base, id: `${subject}:about`, attribute: 'about', title: name, text: description },
      ...features.map(
        (feature, index): Fact => ({
          ...base,
          id: `${subject}:line-${index + 1}`,
          attribute: 'includes',
          title: feature,
          text: fill(texts.includes, { name, line: lowerFirst(feature) }),
        }),
      ),
      ...(planService ? planServiceFacts(planService, name, base, texts) : []),
    ];
  });
}

/** Facts of the plan services that no service category links to. */
function otherPlanServiceFacts({ planServices, serviceCategories, messages: { assistantFacts: texts } }: Site): Fact[] {
  const linked = new Set<string | undefined>(serviceCategories.map(({ planService }) => planService));
  return planServices
    .filter(({ slug }) => !linked.has(slug))
    .flatMap((planService): Fact[] => {
      const { slug, name, nameInText, description, keywords } = planService;
      const subject = `offer:${slug}`;
      const base = { subject, value: true, page: { title: name, href: `/services/${slug}` } };
      return [
        {
          ...base,
          id: `${subject}:about`,
          attribute: 'includes',
          title: name,
          keywords: keywords.join(' '),
          text: description,
        },
        ...planServiceFacts(planService, nameInText, base, texts),
      ];
    });
}

function planServiceFacts(
  { name, features, delivery, notCovered }: PlanService,
  nameInText: string,
  base: Base,
  texts: Site['messages']['assistantFacts'],
): Fact[] {
  return [
    ...titledTextFacts(features, base, 'includes'),
    stepsFact(delivery, name, nameInText, base, texts),
    ...notCovered.map(
      (line, index): Fact => ({
        ...base,
        id: `${base.subject}:excludes-${index + 1}`,
        attribute: 'excludes',
        value: false,
        title: line,
        text: fill(texts.excludes, { name, line: lowerFirst(line) }),
      }),
    ),
  ];
}

function offerFacts({ recommendables, messages }: Site): Fact[] {
  return recommendables.secondary.map(({ id, name, description, features }) => ({
    id: `offer:${id}:about`,
    subject: `offer:${id}`,
    attribute: 'includes',
    value: true,
    title: name,
    keywords: features.join(' '),
    text: description,
    page: { title: messages.assistantFacts.allServices, href: '/services' },
  }));
}

/** A phrase in the middle of a sentence: its first letter in lower case, unless it begins with a name. */
export function lowerFirst(text: string): string {
  return /^(?:\p{Lu}\p{Ll}+|A)(?:$|[ ,:])/u.test(text) &&
    !/^(?:Microsoft|Windows|Azure|Teams|Exchange|Fortinet|Veeam|Dell|Cisco)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
