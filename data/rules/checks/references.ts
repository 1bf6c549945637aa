import { photoIdsIn } from '../text/markdown.ts';
import type { Target } from '../schema/reference.ts';
import type { Site } from '../schema/site.ts';

/** A field of a record that holds the key of another record. */
interface Reference {
  /** The record as messages name it, for example `locations/ajax`. */
  record: string;
  field: string;
  value: string;
  target: Target;
}

/** Every reference from one record to another. Checks also run on records that failed the schema, whose defaults are missing. */
export function referencesOf(site: Site): Reference[] {
  return [
    ...of('provider', ['homeLocation', site.provider.homeLocation, 'location']),
    ...of('visitor', ['selector', site.visitor.selector, 'location']),
    ...of('visitor', ['popularIndustries', site.visitor.popularIndustries, 'industry']),
    ...recordReferences(site),
    ...pairReferences(site),
    ...pricingReferences(site),
    ...assistantReferences(site),
    ...textReferences(site),
  ];
}

/** The references of a record: fields with a key, a list of keys or nothing, and what has the keys. */
function of(
  record: string,
  ...fields: readonly (readonly [field: string, keys: string | readonly string[] | undefined, target: Target])[]
): Reference[] {
  return fields.flatMap(([field, keys = [], target]) =>
    [keys].flat().map((value) => ({ record, field, value: value as string, target })),
  );
}

function recordReferences(site: Site): Reference[] {
  const { pricing, planServices = [], people = [] } = site;
  return [
    ...site.locations.flatMap(({ slug, region }) => of(`locations/${slug}`, ['region', region, 'region'])),
    ...site.industries.flatMap(({ slug, pricingProfile, rules = [] }) =>
      of(
        `industries/${slug}`,
        ['pricingProfile', pricing.plans.length > 0 ? pricingProfile : [], 'profile'],
        ['source', rules.flatMap(({ sources = [] }) => sources), 'source'],
      ),
    ),
    ...site.services.flatMap(({ id, targetIndustries }) =>
      of(`services/${id}`, ['target industry', targetIndustries, 'industry']),
    ),
    ...site.articles.flatMap(({ slug, body }) => of(`articles/${slug}`, ['photo', photoIdsIn(body), 'photo'])),
    ...(site.claims ?? []).flatMap(({ id, evidence }) => of(`claims/${id}`, ['evidence', evidence, 'source'])),
    ...people.flatMap(({ id, portrait }) => of(`people/${id}`, ['portrait', portrait, 'photo'])),
    ...site.reviews.flatMap(({ pageKind, about }) => (about ? of('reviews', ['about', about, pageKind]) : [])),
    ...site.serviceCategories.flatMap(({ id, service, planService }) =>
      of(`serviceCategories/${id}`, ['service', service, 'service'], ['planService', planService, 'planService']),
    ),
    ...planServices.flatMap(({ slug, serviceCategory, articles }) =>
      of(
        `planServices/${slug}`,
        ['serviceCategory', serviceCategory, 'serviceCategory'],
        ['article', articles, 'article'],
      ),
    ),
    ...site.recommendations.flatMap(({ locationName, recommendableId }) =>
      of(
        `recommendations/${locationName}`,
        ['locationName', locationName, 'locationName'],
        ['recommendableId', recommendableId, 'recommendable'],
      ),
    ),
  ];
}

function pairReferences({ pairs, combinations }: Site): Reference[] {
  const files = Map.groupBy(combinations, ({ industry, location }) => `combinations/${industry}/${location}`);
  return [
    ...pairs.servicesInIndustries.flatMap(({ service, industry }) =>
      of(
        `pairs.servicesInIndustries/${service} and ${industry}`,
        ['service', service, 'service'],
        ['industry', industry, 'industry'],
      ),
    ),
    ...pairs.servicesInLocations.flatMap(({ service, location }) =>
      of(
        `pairs.servicesInLocations/${service} and ${location}`,
        ['service', service, 'serviceInLocations'],
        ['location', location, 'location'],
      ),
    ),
    ...pairs.industriesInLocations.flatMap(({ industry, location }) =>
      of(
        `pairs.industriesInLocations/${industry} and ${location}`,
        ['industry', industry, 'industry'],
        ['location', location, 'location'],
      ),
    ),
    ...[...files].flatMap(([file, texts]) =>
      of(
        file,
        ['industry', texts[0]?.industry, 'industry'],
        ['location', texts[0]?.location, 'location'],
        ['service', texts.map(({ service }) => service), 'service'],
      ),
    ),
  ];
}

function pricingReferences({ pricing }: Site): Reference[] {
  // Without plans, nothing of the price list is shown.
  if (pricing.plans.length === 0) return [];
  return [
    ...of(
      'pricing',
      ['defaultProfile', pricing.defaultProfile, 'profile'],
      ['calculator.plan', pricing.calculator.plan, 'plan'],
      ['serviceCategory', pricing.serviceCategory, 'serviceCategory'],
    ),
    ...pricing.profileRules.flatMap(({ profile }, index) =>
      of(`pricing.profileRules[${index}]`, ['profile', profile, 'profile']),
    ),
    ...(pricing.soldThreeWays ?? []).flatMap(({ yearlyTerm, monthToMonth, byItself }, index) =>
      of(
        `pricing.soldThreeWays[${index}]`,
        ['yearlyTerm', yearlyTerm, 'addOn'],
        ['monthToMonth', monthToMonth, 'planAddOn'],
        ['byItself', byItself, 'service'],
      ),
    ),
  ];
}

const aliasTargets = {
  plans: 'plan',
  addOns: 'addOn',
  services: 'service',
  industries: 'industry',
  profiles: 'profile',
  terms: 'term',
} as const satisfies Record<keyof Site['assistant']['aliases'], Target>;

function assistantReferences({ assistant: { aliases, places } }: Site): Reference[] {
  return [
    ...(Object.keys(aliasTargets) as (keyof typeof aliasTargets)[]).flatMap((kind) =>
      of('assistant', [`aliases.${kind}`, Object.keys(aliases[kind]), aliasTargets[kind]]),
    ),
    ...places.flatMap(({ name, within }) => of(`assistant.places/${name}`, ['within', within, 'location'])),
  ];
}

function textReferences({ articles, legalFacts, glossary, trustItems }: Site): Reference[] {
  return [
    ...articles.flatMap(({ slug, category, author }) =>
      of(`blog/${slug}`, ['category', category, 'blogCategory'], ['author', author, 'author']),
    ),
    ...legalFacts.flatMap(({ id, page }) => of(`legalFacts/${id}`, ['page', page, 'legalPage'])),
    ...glossary.flatMap(({ slug, category }) => of(`glossary/${slug}`, ['category', category, 'termCategory'])),
    ...trustItems.flatMap(({ title, claim }) => of(`trustItems/${title}`, ['claim', claim, 'claim'])),
  ];
}
