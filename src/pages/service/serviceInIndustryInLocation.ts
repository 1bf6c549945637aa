import type { PageSource } from '../../types/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { combinationContent, type CombinationData } from './combination.ts';

export const source: PageSource<{ serviceId: string; industrySlug: string; locationSlug: string }, CombinationData> = {
  params: ({ services, industries, locations }) =>
    services.flatMap(({ id }) =>
      industries.flatMap((industry) =>
        locations.map(({ slug }) => ({ serviceId: id, industrySlug: industry.slug, locationSlug: slug })),
      ),
    ),
  content: (site, { serviceId, industrySlug, locationSlug }, path) => {
    const index = siteIndex(site);
    return combinationContent(site, path, {
      service: index.service(serviceId),
      industry: index.industry(industrySlug),
      location: index.location(locationSlug),
    });
  },
};
