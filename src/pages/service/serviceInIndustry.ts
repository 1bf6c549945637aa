import type { PageSource } from '../../types/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { combinationContent, type CombinationData } from './combination.ts';

export const source: PageSource<{ serviceId: string; industrySlug: string }, CombinationData> = {
  params: ({ services, industries }) =>
    services.flatMap(({ id }) => industries.map(({ slug }) => ({ serviceId: id, industrySlug: slug }))),
  content: (site, { serviceId, industrySlug }, path) => {
    const index = siteIndex(site);
    return combinationContent(site, path, {
      service: index.service(serviceId),
      industry: index.industry(industrySlug),
    });
  },
};
