import { hasBlog } from './blog/hasBlog.ts';
import { isPublished } from './blog/published.ts';
import type { Site } from './schema/site.ts';

type Publishable = Parameters<typeof isPublished>[0];

/**
 * The site of a day without the locations, industries, services and pairs that are drafts or of a later day, and without what
 * belongs to them, links in menus included. Texts that name or link them are not changed; the checks report such links.
 */
export function withoutHiddenRecords(site: Site, day: string): Site {
  const isHidden = (record: Publishable) => !isPublished(record, day);
  const places = new Set(site.locations.filter(isHidden).map(({ slug }) => slug));
  const industries = new Set(site.industries.filter(isHidden).map(({ slug }) => slug));
  const services = new Set(site.services.filter(isHidden).map(({ id }) => id));
  const finished = { ...site, pairs: finishedPairs(site.pairs) };
  return places.size + industries.size + services.size === 0
    ? finished
    : withoutRecords(finished, { places, industries, services });
}

/** The site of a day with the articles and guides that are published then. */
export function withPublishedTexts(site: Site, day: string): Site {
  const isShown = (record: Publishable) => isPublished(record, day);
  return { ...site, articles: site.articles.filter(isShown), guides: site.guides.filter(isShown) };
}

/** The site of a day without the proof that has ended by then. */
export const withoutEnded = (site: Site, day: string): Site => ({
  ...site,
  proof: site.proof.filter(({ until }) => until >= day),
  endedProof: site.proof.filter(({ until }) => until < day),
});

/** The site whose menus link the blog and the industries only once there is an article or an industry, so that they may be listed before. */
export function withoutEmptySections<Sections extends Pick<Site, 'navigation' | 'articles' | 'industries'>>(
  site: Sections,
): Sections {
  const empty = [...(hasBlog(site) ? [] : ['/blog']), ...(site.industries.length > 0 ? [] : ['/industries'])];
  return empty.length === 0 ? site : { ...site, navigation: withoutLinks(site.navigation, empty) };
}

function finishedPairs({
  servicesInIndustries,
  servicesInLocations,
  industriesInLocations,
}: Site['pairs']): Site['pairs'] {
  const isFinished = ({ draft }: { draft?: boolean | undefined }) => !draft;
  return {
    servicesInIndustries: servicesInIndustries.filter(isFinished),
    servicesInLocations: servicesInLocations.filter(isFinished),
    industriesInLocations: industriesInLocations.filter(isFinished),
  };
}

interface HiddenRecords {
  places: ReadonlySet<string>;
  industries: ReadonlySet<string>;
  services: ReadonlySet<string>;
}

function withoutRecords(site: Site, { places, industries, services }: HiddenRecords): Site {
  const isShown = (record: { service?: string | undefined; industry?: string; location?: string }) =>
    !services.has(record.service ?? '') && !industries.has(record.industry ?? '') && !places.has(record.location ?? '');
  const hiddenNames = new Set(site.locations.filter(({ slug }) => places.has(slug)).map(({ name }) => name));
  const { pairs, visitor, assistant } = site;
  return {
    ...site,
    locations: site.locations.filter(({ slug }) => !places.has(slug)),
    industries: site.industries
      .filter(({ slug }) => !industries.has(slug))
      .map((industry) => withoutAsks(industry, services)),
    services: site.services
      .filter(({ id }) => !services.has(id))
      .map((service) => ({
        ...service,
        targetIndustries: service.targetIndustries.filter((slug) => !industries.has(slug)),
      })),
    pairs: {
      servicesInIndustries: pairs.servicesInIndustries.filter(isShown),
      servicesInLocations: pairs.servicesInLocations.filter(isShown),
      industriesInLocations: pairs.industriesInLocations.filter(isShown),
    },
    combinations: site.combinations.filter(isShown),
    navigation: withoutLinks(site.navigation, [
      ...[...services].map((id) => `/services/${id}`),
      ...[...industries].map((slug) => `/industries/${slug}`),
      ...[...places].map((slug) => `/locations/${slug}`),
    ]),
    recommendations: site.recommendations.filter(({ locationName }) => !hiddenNames.has(locationName)),
    reviews: site.reviews.filter(({ about = '' }) => !places.has(about) && !services.has(about)),
    serviceCategories: site.serviceCategories.filter(isShown),
    visitor: {
      ...visitor,
      selector: visitor.selector.filter((slug) => !places.has(slug)),
      popularIndustries: visitor.popularIndustries.filter((slug) => !industries.has(slug)),
    },
    assistant: {
      ...assistant,
      places: assistant.places.filter(({ within = '' }) => !places.has(within)),
      aliases: {
        ...assistant.aliases,
        services: without(assistant.aliases.services, services),
        industries: without(assistant.aliases.industries, industries),
      },
    },
  };
}

/** The menus without links to some pages and what is below them, and without columns that have no link then. */
function withoutLinks(navigation: Site['navigation'], paths: readonly string[]): Site['navigation'] {
  const isKept = ({ href }: { href: string }) =>
    !paths.some((path) => href === path || (/^[/#?]/.test(href.slice(path.length)) && href.startsWith(path)));
  return {
    ...navigation,
    header: navigation.header.filter(isKept),
    footer: navigation.footer
      .map((column) => ({ ...column, links: column.links.filter(isKept) }))
      .filter(({ links }) => links.length > 0),
  };
}

function withoutAsks(industry: Site['industries'][number], services: ReadonlySet<string>): Site['industries'][number] {
  return {
    ...industry,
    rules: industry.rules.map((rule) => (rule.asks ? { ...rule, asks: without(rule.asks, services) } : rule)),
  };
}

function without<Value>(record: Readonly<Record<string, Value>>, keys: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)));
}
