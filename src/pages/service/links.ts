import type { Site } from '#data/schema/site.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import type { LinkGroup, Offer } from './offer.ts';

/** Where to go on from an offer: the same service for others, other services for the same, and the pages above. */
export function linkGroups(site: Site, offer: Offer): LinkGroup[] {
  const { service, industry, location } = offer;
  const base = `/services/${service.id}`;
  const others = site.services.filter(({ id }) => id !== service.id);
  const neighbours = location ? siteIndex(site).neighbours(location.slug).map((nearby) => nearby.location) : site.locations;
  const middle = industry ? `${base}/${industry.slug}` : base;
  const groups: LinkGroup[] = [
    {
      title: industry ? `${service.name} for ${industry.name} ${location ? 'nearby' : 'by place'}` : `${service.name} ${location ? 'nearby' : 'by place'}`,
      links: neighbours.map(({ slug, name }) => ({ label: industry ? `${service.name} for ${industry.name} in ${name}` : `${service.name} in ${name}`, href: `${middle}/${slug}` })),
    },
  ];
  if (!industry) {
    groups.push({
      title: location ? `${service.name} in ${location.name} by industry` : `${service.name} by industry`,
      links: site.industries.map(({ slug, name }) => ({ label: `${service.name} for ${name}${location ? ` in ${location.name}` : ''}`, href: location ? `${base}/${slug}/${location.slug}` : `${base}/${slug}` })),
    });
  }
  const tail = [industry?.slug, location?.slug].filter(Boolean).map((slug) => `/${slug}`).join('');
  groups.push({
    title: industry ? `Other services for ${industry.name}` : location ? `Other services in ${location.name}` : 'Other services',
    links: others.map(({ id, name }) => ({ label: `${name}${industry ? ` for ${industry.name}` : ''}${location ? ` in ${location.name}` : ''}`, href: `/services/${id}${tail}` })),
  });
  groups.push({
    title: 'More',
    links: [
      ...(industry ? [{ label: `IT for ${industry.name}`, href: `/industries/${industry.slug}` }, { label: 'All industries', href: '/industries' }] : []),
      ...(industry && location ? [{ label: `${service.name} in ${location.name}`, href: `${base}/${location.slug}` }] : []),
      ...(location ? [{ label: `IT support in ${location.name}`, href: `/locations/${location.slug}` }] : []),
      { label: 'All services', href: '/services' },
      // The first of the catalogue and of the places: what most visitors ask for.
      ...site.services.slice(0, 2).map(({ id, name }) => (industry ? { label: `${name} for ${industry.name}`, href: `/services/${id}/${industry.slug}` } : { label: name, href: `/services/${id}` })).filter(({ href }) => href !== `${base}${tail}`),
      { label: 'All locations', href: '/locations' },
      ...site.locations.slice(0, 2).filter(({ slug }) => slug !== location?.slug).map(({ slug, name }) => ({ label: `IT support in ${name}`, href: `/locations/${slug}` })),
      { label: 'Prices', href: '/pricing' },
      { label: 'Blog', href: '/blog' },
      { label: 'About us', href: '/about' },
    ],
  });
  return groups.filter(({ links }) => links.length > 0);
}
