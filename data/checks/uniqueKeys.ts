import type { Site } from '../schema/site.ts';

/** No two records of a collection share the key they are found by. */
export function uniqueKeys(site: Site): string[] {
  const { pricing } = site;
  return [
    repeated(
      'claims',
      'id',
      site.claims.map((claim) => claim.id),
    ),
    repeated(
      'legalFacts',
      'id',
      site.legalFacts.map((fact) => fact.id),
    ),
    repeated(
      'ratings',
      'place',
      site.ratings.map((rating) => rating.place),
    ),
    repeated(
      'regions',
      'id',
      site.regions.map((region) => region.id),
    ),
    repeated(
      'locations',
      'slug',
      site.locations.map((location) => location.slug),
    ),
    repeated(
      'locations',
      'name',
      site.locations.map((location) => location.name),
    ),
    repeated(
      'locations',
      'metaDescription',
      site.locations.map((location) => location.metaDescription),
    ),
    repeated(
      'industries',
      'id',
      site.industries.map((industry) => industry.id),
    ),
    repeated(
      'industries',
      'slug',
      site.industries.map((industry) => industry.slug),
    ),
    repeated(
      'industries',
      'metaDescription',
      site.industries.map((industry) => industry.metaDescription),
    ),
    repeated(
      'services',
      'id',
      site.services.map((service) => service.id),
    ),
    repeated(
      'services',
      'metaDescription',
      site.services.map((service) => service.metaDescription),
    ),
    repeated(
      'pairs.servicesInIndustries',
      'pair',
      site.pairs.servicesInIndustries.map((pair) => `${pair.service} and ${pair.industry}`),
    ),
    repeated(
      'pairs.servicesInLocations',
      'pair',
      site.pairs.servicesInLocations.map((pair) => `${pair.service} and ${pair.location}`),
    ),
    repeated(
      'pairs.industriesInLocations',
      'pair',
      site.pairs.industriesInLocations.map((pair) => `${pair.industry} and ${pair.location}`),
    ),
    repeated(
      'pairs',
      'text',
      Object.values(site.pairs).flatMap((pairs: { text: string }[]) => pairs.map(({ text }) => text)),
    ),
    repeated(
      'serviceAreas',
      'id',
      site.serviceAreas.map((area) => area.id),
    ),
    repeated(
      'serviceAreas',
      'page.slug',
      site.serviceAreas.flatMap(({ page }) => page?.slug ?? []),
    ),
    repeated(
      'recommendables',
      'id',
      [...site.recommendables.main, ...site.recommendables.secondary].map((service) => service.id),
    ),
    repeated(
      'pricing.plans',
      'id',
      pricing.plans.map((plan) => plan.id),
    ),
    repeated(
      'pricing.profiles',
      'industryId',
      pricing.profiles.map((profile) => profile.industryId),
    ),
    repeated(
      'pricing.calculatorAddOns',
      'id',
      pricing.calculatorAddOns.map((addOn) => addOn.id),
    ),
    repeated(
      'pricing.planAddOns',
      'id',
      pricing.planAddOns.map((addOn) => addOn.id),
    ),
    repeated(
      'glossary',
      'slug',
      site.glossary.map((term) => term.slug),
    ),
    repeated(
      'glossary',
      'term',
      site.glossary.map((term) => term.term),
    ),
    repeated(
      'resources',
      'id',
      site.resources.map((resource) => resource.id),
    ),
    repeated(
      'partners',
      'slug',
      site.partners.map((partner) => partner.slug),
    ),
    repeated(
      'tour',
      'id',
      site.tour.map((step) => step.id),
    ),
    repeated(
      'blogCategories',
      'slug',
      site.blogCategories.map((category) => category.slug),
    ),
    repeated(
      'blogCategories',
      'name',
      site.blogCategories.map((category) => category.name),
    ),
    repeated(
      'blog',
      'title',
      site.articles.map((article) => article.title),
    ),
    repeated(
      'blog',
      'description',
      site.articles.map((article) => article.description),
    ),
    ...Object.entries(site.faqs).map(([page, items]) =>
      repeated(
        `faqs.${page}`,
        'question',
        items.map((item) => item.question),
      ),
    ),
  ].flat();
}

function repeated(collection: string, field: string, keys: string[]): string[] {
  const twice = new Set(keys.filter((key, index) => typeof key === 'string' && keys.indexOf(key) !== index));
  return [...twice].map(
    (key) =>
      `${collection}: ${field} "${key}" is given to ${keys.filter((other) => other === key).length} records. Give each its own.`,
  );
}
