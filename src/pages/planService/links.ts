import { offersMessages } from '#data/messages/offers.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { PlanService } from '#data/rules/schema/planService.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { linksToPages } from '../../routing/optionalPages.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { mostAskedFor } from '../service/links.ts';
import type { LinkGroup } from '../shared/offer.ts';
import { offerName } from '../shared/offerName.ts';
import { planServicesIn } from '../shared/planServicesIn.ts';

/** As many locations as a page names; a provider with more has a page that lists them all. */
const maxLocations = 20;

/** Where to go on from the page of a plan service, in the whole area or in a location. */
export function planServiceLinks(site: Site, planService: PlanService, location?: Location): LinkGroup[] {
  const groups: LinkGroup[] = [
    ...(planService.inLocations ? [elsewhere(site, planService, location)] : []),
    location ? othersIn(site, planService, location) : others(site, planService),
    { title: serviceSourceMessages.relatedArticles, links: location ? [] : articlesOf(site, planService) },
    { title: serviceSourceMessages.morePages, links: linksToPages(site, morePages(site, planService, location)) },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** The same service in all locations; from a location, in the nearest ones. */
function elsewhere(site: Site, service: PlanService, location: Location | undefined): LinkGroup {
  const places = location
    ? siteIndex(site)
        .neighbours(location.slug)
        .map((nearby) => nearby.location)
    : site.locations.slice(0, maxLocations);
  return {
    title: fill(location ? serviceSourceMessages.offerNearby : serviceSourceMessages.offerByLocation, {
      offer: service.name,
    }),
    links: places.map((place) => ({
      label: offerName({ service, location: place }),
      href: `/services/${service.slug}/${place.slug}`,
    })),
  };
}

function others(site: Site, own: PlanService): LinkGroup {
  return {
    title: serviceSourceMessages.otherServices,
    links: [
      ...site.planServices
        .filter(({ slug }) => slug !== own.slug)
        .map(({ slug, name }) => ({ label: name, href: `/services/${slug}` })),
      ...site.services.map(({ id, name }) => ({ label: name, href: `/services/${id}` })),
    ],
  };
}

function othersIn(site: Site, own: PlanService, location: Location): LinkGroup {
  return {
    title: fill(serviceSourceMessages.otherServicesIn, { location: location.name }),
    links: [
      ...planServicesIn(site, location).filter(({ href }) => !href.startsWith(`/services/${own.slug}/`)),
      ...site.services.map((service) => ({
        name: offerName({ service, location }),
        href: `/services/${service.id}/${location.slug}`,
      })),
    ].map(({ name, href }) => ({ label: name, href })),
  };
}

function articlesOf({ articles }: Site, { articles: slugs }: PlanService): NavLink[] {
  return slugs.flatMap((slug) =>
    articles.filter((article) => article.slug === slug).map(({ title }) => ({ label: title, href: `/blog/${slug}` })),
  );
}

function morePages(site: Site, { slug, name }: PlanService, location: Location | undefined): NavLink[] {
  const links = [
    ...(location
      ? [
          { label: name, href: `/services/${slug}` },
          { label: fill(offersMessages.supportIn, { location: location.name }), href: `/locations/${location.slug}` },
        ]
      : []),
    ...mostAskedFor(site),
    { label: offersMessages.allIndustries, href: '/industries' },
  ];
  return [...new Map(links.map((link) => [link.href, link])).values()];
}
