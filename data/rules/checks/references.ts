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

/** Every reference from one record to another. */
export function referencesOf(site: Site): Reference[] {
  return [
    ...pageReferences(site),
    ...recordReferences(site),
    ...pairReferences(site),
    ...combinationReferences(site),
    ...pricingReferences(site),
    ...assistantReferences(site),
    ...textReferences(site),
  ];
}

function pageReferences({ provider, visitor }: Site): Reference[] {
  return [
    refer('provider', 'homeLocation', provider.homeLocation, 'location'),
    ...visitor.selector.map((slug) => refer('visitor', 'selector', slug, 'location')),
    ...visitor.popularIndustries.map((slug) => refer('visitor', 'popularIndustries', slug, 'industry')),
  ];
}

function recordReferences({
  pricing,
  locations,
  industries,
  services,
  reviews,
  serviceCategories,
  // Checks also run on records that failed the schema, whose defaults are missing.
  planServices = [],
  recommendations,
  people = [],
  articles,
}: Site): Reference[] {
  return [
    ...locations.map(({ slug, region }) => refer(`locations/${slug}`, 'region', region, 'region')),
    ...industries.flatMap(({ slug, pricingProfile, rules = [] }) => [
      ...(pricing.plans.length > 0 ? [refer(`industries/${slug}`, 'pricingProfile', pricingProfile, 'profile')] : []),
      ...rules.flatMap(({ sources = [] }) =>
        sources.map((source) => refer(`industries/${slug}`, 'source', source, 'source')),
      ),
    ]),
    ...services.flatMap(({ id, targetIndustries }) =>
      targetIndustries.map((slug) => refer(`services/${id}`, 'target industry', slug, 'industry')),
    ),
    ...articles.flatMap(({ slug, body }) =>
      photoIdsIn(body).map((id) => refer(`articles/${slug}`, 'photo', id, 'photo')),
    ),
    ...people.flatMap(({ id, portrait }) => (portrait ? [refer(`people/${id}`, 'portrait', portrait, 'photo')] : [])),
    ...reviews.flatMap(({ pageKind, about }) => (about ? [refer('reviews', 'about', about, pageKind)] : [])),
    ...serviceCategories.flatMap(({ id, service, planService }) => [
      ...(service ? [refer(`serviceCategories/${id}`, 'service', service, 'service')] : []),
      ...(planService ? [refer(`serviceCategories/${id}`, 'planService', planService, 'planService')] : []),
    ]),
    ...planServices.flatMap(({ slug, serviceCategory, articles }) => [
      refer(`planServices/${slug}`, 'serviceCategory', serviceCategory, 'serviceCategory'),
      ...articles.map((article) => refer(`planServices/${slug}`, 'article', article, 'article')),
    ]),
    ...recommendations.flatMap(({ locationName, recommendableId }) => [
      refer(`recommendations/${locationName}`, 'locationName', locationName, 'locationName'),
      refer(`recommendations/${locationName}`, 'recommendableId', recommendableId, 'recommendable'),
    ]),
  ];
}

function pairReferences({ pairs }: Site): Reference[] {
  const both = (
    collection: string,
    a: ['service' | 'industry', string],
    b: ['industry' | 'location', string],
    target: Target = a[0],
  ) => [
    refer(`pairs.${collection}/${a[1]} and ${b[1]}`, a[0], a[1], target),
    refer(`pairs.${collection}/${a[1]} and ${b[1]}`, b[0], b[1], b[0]),
  ];
  return [
    ...pairs.servicesInIndustries.flatMap(({ service, industry }) =>
      both('servicesInIndustries', ['service', service], ['industry', industry]),
    ),
    ...pairs.servicesInLocations.flatMap(({ service, location }) =>
      both('servicesInLocations', ['service', service], ['location', location], 'serviceInLocations'),
    ),
    ...pairs.industriesInLocations.flatMap(({ industry, location, pointServices = [] }) => [
      ...both('industriesInLocations', ['industry', industry], ['location', location]),
      ...pointServices
        .flat()
        .map((service) =>
          refer(`pairs.industriesInLocations/${industry} and ${location}`, 'service', service, 'service'),
        ),
    ]),
  ];
}

function combinationReferences({ combinations }: Site): Reference[] {
  const files = new Map(
    combinations.map(({ industry, location }) => [`combinations/${industry}/${location}`, { industry, location }]),
  );
  return [
    ...[...files].flatMap(([file, { industry, location }]) => [
      refer(file, 'industry', industry, 'industry'),
      refer(file, 'location', location, 'location'),
    ]),
    ...combinations.map(({ service, industry, location }) =>
      refer(`combinations/${industry}/${location}`, 'service', service, 'service'),
    ),
  ];
}

function pricingReferences({ pricing }: Site): Reference[] {
  // Without plans, nothing of the price list is shown.
  if (pricing.plans.length === 0) return [];
  return [
    refer('pricing', 'defaultProfile', pricing.defaultProfile, 'profile'),
    refer('pricing', 'calculator.plan', pricing.calculator.plan, 'plan'),
    refer('pricing', 'serviceCategory', pricing.serviceCategory, 'serviceCategory'),
    ...pricing.profileRules.map(({ profile }, index) =>
      refer(`pricing.profileRules[${index}]`, 'profile', profile, 'profile'),
    ),
    ...(pricing.soldThreeWays ?? []).flatMap(({ yearlyTerm, monthToMonth, byItself }, index) => [
      refer(`pricing.soldThreeWays[${index}]`, 'yearlyTerm', yearlyTerm, 'addOn'),
      refer(`pricing.soldThreeWays[${index}]`, 'monthToMonth', monthToMonth, 'planAddOn'),
      refer(`pricing.soldThreeWays[${index}]`, 'byItself', byItself, 'service'),
    ]),
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
      Object.keys(aliases[kind]).map((id) => refer('assistant', `aliases.${kind}`, id, aliasTargets[kind])),
    ),
    ...places.flatMap(({ name, within }) =>
      within ? [refer(`assistant.places/${name}`, 'within', within, 'location')] : [],
    ),
  ];
}

function textReferences({ articles, legalFacts, glossary, trustItems }: Site): Reference[] {
  return [
    ...articles.flatMap(({ slug, category, author }) => [
      refer(`blog/${slug}`, 'category', category, 'blogCategory'),
      refer(`blog/${slug}`, 'author', author, 'author'),
    ]),
    ...legalFacts.map(({ id, page }) => refer(`legalFacts/${id}`, 'page', page, 'legalPage')),
    ...glossary.map(({ slug, category }) => refer(`glossary/${slug}`, 'category', category, 'termCategory')),
    ...trustItems.flatMap(({ title, claim }) => (claim ? [refer(`trustItems/${title}`, 'claim', claim, 'claim')] : [])),
  ];
}

function refer(record: string, field: string, value: string, target: Target): Reference {
  return { record, field, value, target };
}
