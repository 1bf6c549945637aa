import type { NavLink } from '#data/schema/content.ts';
import type { Site } from '#data/schema/site.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import type { LinkGroup, Offer } from './offerTypes.ts';

/** As many places as a page names; a provider with more has a page that lists them all. */
const mostPlaces = 20;

/** Where to go on from an offer: the same service for others, other services for the same, and the pages above. */
export function linkGroups(site: Site, offer: Offer): LinkGroup[] {
  const groups = [
    sameServiceElsewhere(site, offer),
    sameServiceForOthers(site, offer),
    otherServices(site, offer),
    parentPages(site, offer),
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/**
 * The same for the same trade in the nearest places; where no place is given, in all of them. The page of a trade
 * lists its places itself, with a sentence on each.
 */
function sameServiceElsewhere(site: Site, { service, industry, location }: Offer): LinkGroup {
  const places = location
    ? siteIndex(site)
        .neighbours(location.slug)
        .map((nearby) => nearby.location)
    : industry
      ? []
      : site.locations.slice(0, mostPlaces);
  const name = industry ? `${service.name} for ${industry.name}` : service.name;
  const base = industry ? `/services/${service.id}/${industry.slug}` : `/services/${service.id}`;
  return {
    title: `${name} ${location ? 'nearby' : 'by place'}`,
    links: places.map((place) => ({ label: `${name} in ${place.name}`, href: `${base}/${place.slug}` })),
  };
}

/** The service for each trade, those that ask most for it first; in a place only for the others than the page's, which lists its trades itself. */
function sameServiceForOthers(site: Site, { service, industry, location }: Offer): LinkGroup {
  const isAsked = (slug: string) => service.targetIndustries.includes(slug);
  const trades = site.industries.toSorted((a, b) => Number(isAsked(b.slug)) - Number(isAsked(a.slug)));
  if (location && !industry) return { title: '', links: [] };
  const others = industry
    ? trades.filter(({ slug }) => slug !== industry.slug && (location ? isAsked(slug) : true))
    : trades;
  const end = location ? `/${location.slug}` : '';
  return {
    title: location
      ? `${service.name} for others in ${location.name}`
      : industry
        ? `${service.name} for other trades`
        : `${service.name} by industry`,
    links: others.map(({ slug, name }) => ({
      label: `${service.name} for ${name}${location ? ` in ${location.name}` : ''}`,
      href: `/services/${service.id}/${slug}${end}`,
    })),
  };
}

/** The other services for the same trade, in the same place. */
function otherServices(site: Site, { service, industry, location }: Offer): LinkGroup {
  const tail = [industry?.slug, location?.slug]
    .filter(Boolean)
    .map((slug) => `/${slug}`)
    .join('');
  return {
    title: industry
      ? `Other services for ${industry.name}`
      : location
        ? `Other services in ${location.name}`
        : 'Other services',
    links: site.services
      .filter(({ id }) => id !== service.id)
      .map(({ id, name }) => ({
        label: `${name}${industry ? ` for ${industry.name}` : ''}${location ? ` in ${location.name}` : ''}`,
        href: `/services/${id}${tail}`,
      })),
  };
}

/** The pages that the offer is made of, and those that everybody asks for. */
function parentPages(site: Site, { service, industry, location }: Offer): LinkGroup {
  const base = `/services/${service.id}`;
  const links: NavLink[] = [
    ...(industry && location
      ? [
          { label: `${service.name} for ${industry.name}`, href: `${base}/${industry.slug}` },
          { label: `${service.name} in ${location.name}`, href: `${base}/${location.slug}` },
        ]
      : []),
    ...(industry
      ? [
          { label: `IT for ${industry.name}`, href: `/industries/${industry.slug}` },
          { label: 'All industries', href: '/industries' },
        ]
      : []),
    ...(location ? [{ label: `IT support in ${location.name}`, href: `/locations/${location.slug}` }] : []),
    ...(industry || location ? [{ label: service.name, href: base }] : []),
    { label: 'All services', href: '/services' },
    // The first of the catalogue and of the places: what most visitors ask for.
    ...site.services
      .slice(0, 2)
      .flatMap(({ id, name }) => [
        ...(industry ? [{ label: `${name} for ${industry.name}`, href: `/services/${id}/${industry.slug}` }] : []),
        { label: name, href: `/services/${id}` },
      ]),
    { label: 'All locations', href: '/locations' },
    ...site.locations
      .slice(0, 2)
      .map(({ slug, name }) => ({ label: `IT support in ${name}`, href: `/locations/${slug}` })),
    { label: 'Prices', href: '/pricing' },
    { label: 'Blog', href: '/blog' },
    { label: 'About us', href: '/about' },
  ];
  const own = [base, industry?.slug, location?.slug].filter(Boolean).join('/');
  return {
    title: 'More',
    links: [...new Map(links.map((link) => [link.href, link])).values()].filter(({ href }) => href !== own),
  };
}
