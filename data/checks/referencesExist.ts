import type { Site } from '../schema/site.ts';
import { fold } from '../search/fold.ts';

/** Whatever a record names exists. */
export function referencesExist(site: Site): string[] {
  const errors: string[] = [];
  const { pricing } = site;
  const expect = (known: Iterable<string>, home: string, same = (value: string) => value) => {
    const all = new Set([...known].map(same));
    return (record: string, what: string, value: string) => {
      // What is no text the schema has refused already.
      if (typeof value === 'string' && !all.has(same(value)))
        errors.push(`${record}: ${what} "${value}" does not exist. Add it to ${home} or fix the name.`);
    };
  };
  const location = expect(
    site.locations.map(({ slug }) => slug),
    'data/locations',
  );
  const locationName = expect(
    site.locations.map(({ name }) => name),
    'data/locations',
    fold,
  );
  const region = expect(
    site.regions.map(({ id }) => id),
    'data/regions.ts',
  );
  const industry = expect(
    site.industries.map(({ slug }) => slug),
    'data/industries',
  );
  const service = expect(
    site.services.map(({ id }) => id),
    'data/services',
  );
  const recommendable = expect(
    [...site.recommendables.main, ...site.recommendables.secondary].map(({ id }) => id),
    'the recommended services',
  );
  const profile = expect(
    pricing.profiles.map(({ industryId }) => industryId),
    'the pricing profiles',
  );
  const plan = expect(
    pricing.plans.map(({ id }) => id),
    'the plans',
  );
  const serviceArea = expect(
    site.serviceAreas.map(({ id }) => id),
    'data/services/areas.ts',
  );
  const category = expect(
    site.blogCategories.map(({ name }) => name),
    'data/blog/categories.ts',
  );
  const termCategory = expect(site.glossaryCategories, 'the glossary categories');

  location('provider', 'homeLocation', site.provider.homeLocation);
  for (const slug of site.visitor.selector) location('visitor', 'selector', slug);
  for (const slug of site.visitor.popularIndustries) industry('visitor', 'popularIndustries', slug);
  for (const { slug, region: id } of site.locations) region(`locations/${slug}`, 'region', id);
  for (const { slug, pricingProfile } of site.industries)
    profile(`industries/${slug}`, 'pricingProfile', pricingProfile);
  for (const { id, targetIndustries } of site.services)
    for (const slug of targetIndustries) industry(`services/${id}`, 'target industry', slug);
  for (const pair of site.pairs.servicesInIndustries) {
    service(`pairs.servicesInIndustries/${pair.service} and ${pair.industry}`, 'service', pair.service);
    industry(`pairs.servicesInIndustries/${pair.service} and ${pair.industry}`, 'industry', pair.industry);
  }
  for (const pair of site.pairs.servicesInLocations) {
    service(`pairs.servicesInLocations/${pair.service} and ${pair.location}`, 'service', pair.service);
    location(`pairs.servicesInLocations/${pair.service} and ${pair.location}`, 'location', pair.location);
  }
  for (const pair of site.pairs.industriesInLocations) {
    industry(`pairs.industriesInLocations/${pair.industry} and ${pair.location}`, 'industry', pair.industry);
    location(`pairs.industriesInLocations/${pair.industry} and ${pair.location}`, 'location', pair.location);
  }
  for (const { place, about } of site.reviews)
    if (about) (place === 'service' ? service : location)('reviews', 'about', about);
  for (const area of site.serviceAreas) if (area.service) service(`serviceAreas/${area.id}`, 'service', area.service);
  for (const { locationName: name, serviceId } of site.recommendations) {
    locationName(`recommendations/${name}`, 'locationName', name);
    recommendable(`recommendations/${name}`, 'serviceId', serviceId);
  }
  profile('pricing', 'defaultProfile', pricing.defaultProfile);
  plan('pricing', 'calculator.plan', pricing.calculator.plan);
  serviceArea('pricing', 'serviceArea', pricing.serviceArea);
  for (const [index, rule] of pricing.industryRules.entries())
    profile(`pricing.industryRules[${index}]`, 'profile', rule.profile);
  const { aliases, places } = site.assistant;
  const addOn = expect(
    pricing.calculatorAddOns.map(({ id }) => id),
    'the calculator add-ons',
  );
  const term = expect(
    site.glossary.map(({ slug }) => slug),
    'data/glossary.ts',
  );
  for (const [kind, known] of [
    ['plans', plan],
    ['addOns', addOn],
    ['services', service],
    ['industries', industry],
    ['profiles', profile],
    ['terms', term],
  ] as const) {
    for (const id of Object.keys(aliases[kind])) known('assistant', `aliases.${kind}`, id);
  }
  for (const { name, within } of places) if (within) location(`assistant.places/${name}`, 'within', within);
  for (const article of site.articles) category(`blog/${article.slug}`, 'category', article.category);
  const legalPage = expect(
    site.legal.map(({ slug }) => slug),
    'data/legal',
  );
  for (const { id, page } of site.legalFacts) legalPage(`legalFacts/${id}`, 'page', page);
  for (const { slug, category: name } of site.glossary) termCategory(`glossary/${slug}`, 'category', name);
  return errors;
}
