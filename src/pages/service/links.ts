import { offersSourceMessages, offersMessages } from '#data/messages/offers.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { linksToPages } from '../../routing/optionalPages.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { offerName } from '../shared/offerName.ts';
import { planServicesIn } from '../shared/planServicesIn.ts';
import type { LinkGroup, Offer } from '../shared/offer.ts';

/** As many locations as a page names; a provider with more has a page that lists them all. */
const maxLocations = 20;

/** Where to go on from an offer: the same service for others, other services for the same, and the pages above. */
export function linkGroups(site: Site, offer: Offer): LinkGroup[] {
  const groups = [
    sameServiceElsewhere(site, offer),
    sameServiceForOthers(site, offer),
    otherServices(site, offer),
    { title: serviceSourceMessages.relatedArticles, links: articlesOf(site, offer) },
    parentPages(site, offer),
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/**
 * The same service at other locations:
 * - from a page for a location, with or without an industry: at the nearest locations, for the same industry;
 * - from the page of the service, or for an industry: at all locations, up to the limit.
 */
function sameServiceElsewhere(site: Site, { service, industry, location }: Offer): LinkGroup {
  if (service.plan && !service.plan.inLocations) return { title: '', links: [] };
  const others = location
    ? siteIndex(site)
        .neighbours(location.slug)
        .map((nearby) => nearby.location)
    : site.locations.slice(0, maxLocations);
  const everywhere = industry ? { service, industry } : { service };
  const base = industry ? `/services/${service.id}/${industry.slug}` : `/services/${service.id}`;
  return {
    title: fill(location ? serviceSourceMessages.offerNearby : serviceSourceMessages.offerByLocation, {
      offer: offerName(everywhere),
    }),
    links: others.map((other) => ({
      label: offerName({ ...everywhere, location: other }),
      href: `${base}/${other.slug}`,
    })),
  };
}

/**
 * The same service for other industries, the service's target industries first:
 * - from the page of the service: for all industries;
 * - from a page for an industry: for all others; at a location for the other target industries alone;
 * - from a page for a location alone: for all industries there.
 */
function sameServiceForOthers(site: Site, offer: Offer): LinkGroup {
  const { service, industry, location } = offer;
  const isTargetIndustry = (slug: string) => service.targetIndustries.includes(slug);
  const industries = site.industries.toSorted(
    (a, b) => Number(isTargetIndustry(b.slug)) - Number(isTargetIndustry(a.slug)),
  );
  if (service.plan) return location ? industriesAt(site, location) : { title: '', links: [] };
  const others = industry
    ? industries.filter(({ slug }) => slug !== industry.slug && (location ? isTargetIndustry(slug) : true))
    : industries;
  const end = location ? `/${location.slug}` : '';
  return {
    title: location
      ? fill(industry ? serviceSourceMessages.serviceForOthersIn : serviceSourceMessages.byIndustryIn, {
          service: service.name,
          location: location.name,
        })
      : fill(industry ? serviceSourceMessages.serviceForOthers : serviceSourceMessages.serviceByIndustry, {
          service: service.name,
        }),
    links: others.map((other) => ({
      label: offerName({ ...offer, industry: other }),
      href: `/services/${service.id}/${other.slug}${end}`,
    })),
  };
}

/** The pages of industries, from one of a service that has none for them: those at the location where there are such. */
function industriesAt(site: Site, location: Location): LinkGroup {
  return {
    title: fill(serviceSourceMessages.byIndustryIn, { location: location.name }),
    links: site.industries.map(({ slug, clients }) => {
      const href = siteIndex(site).industryPlacePath(slug, location.slug);
      return href
        ? { label: fill(offersSourceMessages.supportForIn, { clients, location: location.name }), href }
        : { label: fill(offersMessages.supportFor, { clients }), href: `/industries/${slug}` };
    }),
  };
}

/** The other services for the same industry, at the same location. */
function otherServices(site: Site, offer: Offer): LinkGroup {
  const { service, industry, location } = offer;
  const tail = [industry?.slug, location?.slug]
    .filter(Boolean)
    .map((slug) => `/${slug}`)
    .join('');
  return {
    title: industry
      ? fill(serviceSourceMessages.otherServicesFor, { clients: industry.clients })
      : location
        ? fill(serviceSourceMessages.otherServicesIn, { location: location.name })
        : serviceSourceMessages.otherServices,
    links: [
      ...site.services
        .filter(({ id }) => id !== service.id)
        .map((other) => ({ label: offerName({ ...offer, service: other }), href: `/services/${other.id}${tail}` })),
      ...(industry ? [] : planServiceLinks(site, location)),
    ].filter(({ href }) => href !== `/services/${service.id}${tail}`),
  };
}

function planServiceLinks(site: Site, location: Location | undefined): NavLink[] {
  return location
    ? planServicesIn(site, location).map(({ name, href }) => ({ label: name, href }))
    : site.planServices.map(({ slug, name }) => ({ label: name, href: `/services/${slug}` }));
}

/** The articles that a service which comes with the plans names. */
function articlesOf({ articles }: Site, { service, location }: Offer): NavLink[] {
  return (location ? [] : (service.plan?.articles ?? [])).flatMap((slug) =>
    articles.filter((article) => article.slug === slug).map(({ title }) => ({ label: title, href: `/blog/${slug}` })),
  );
}

/** The pages that the offer is made of, and those that everybody asks for. */
function parentPages(site: Site, { service, industry, location }: Offer): LinkGroup {
  const base = `/services/${service.id}`;
  const links: NavLink[] = linksToPages(site, [
    ...(industry && location
      ? [
          { label: offerName({ service, industry }), href: `${base}/${industry.slug}` },
          { label: offerName({ service, location }), href: `${base}/${location.slug}` },
        ]
      : []),
    ...(industry
      ? [
          {
            label: fill(offersMessages.supportFor, { clients: industry.clients }),
            href: `/industries/${industry.slug}`,
          },
          { label: offersMessages.allIndustries, href: '/industries' },
        ]
      : []),
    ...(location
      ? [{ label: fill(offersMessages.supportIn, { location: location.name }), href: `/locations/${location.slug}` }]
      : []),
    ...(industry || location ? [{ label: service.name, href: base }] : []),
    ...mostAskedFor(site),
  ]);
  const own = [base, industry?.slug, location?.slug].filter(Boolean).join('/');
  return {
    title: serviceSourceMessages.morePages,
    links: [...new Map(links.map((link) => [link.href, link])).values()].filter(({ href }) => href !== own),
  };
}

/** What most visitors ask for, among it the first two services and the first two locations of the records. */
function mostAskedFor(site: Site): NavLink[] {
  return [
    { label: offersSourceMessages.allServices, href: '/services' },
    ...site.services.slice(0, 2).map(({ id, name }) => ({ label: name, href: `/services/${id}` })),
    { label: offersMessages.allLocations, href: '/locations' },
    ...site.locations.slice(0, 2).map(({ slug, name }) => ({
      label: fill(offersMessages.supportIn, { location: name }),
      href: `/locations/${slug}`,
    })),
    { label: offersSourceMessages.prices, href: '/pricing' },
    { label: offersSourceMessages.blog, href: '/blog' },
    { label: offersSourceMessages.aboutUs, href: '/about' },
  ];
}
