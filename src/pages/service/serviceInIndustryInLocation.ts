import type { PageSource } from '../../routing/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { offerContent, type ServiceData } from './offer.ts';

export const source: PageSource<{ serviceId: string; industrySlug: string; locationSlug: string }, ServiceData> = {
  params: ({ services, industries, locations }) =>
    services.flatMap(({ id }) => industries.flatMap((industry) => locations.map(({ slug }) => ({ serviceId: id, industrySlug: industry.slug, locationSlug: slug })))),
  content: (site, { serviceId, industrySlug, locationSlug }, path) => {
    const index = siteIndex(site);
    return offerContent(site, path, { service: index.service(serviceId), industry: index.industry(industrySlug), location: index.location(locationSlug) });
  },
};
