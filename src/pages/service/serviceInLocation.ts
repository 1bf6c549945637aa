import type { PageSource } from '../../types/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { combinationContent, type CombinationData } from './combination.ts';

export const source: PageSource<{ serviceId: string; locationSlug: string }, CombinationData> = {
  params: ({ services, locations }) =>
    services.flatMap(({ id }) => locations.map(({ slug }) => ({ serviceId: id, locationSlug: slug }))),
  content: (site, { serviceId, locationSlug }, path) => {
    const index = siteIndex(site);
    return combinationContent(site, path, {
      service: index.service(serviceId),
      location: index.location(locationSlug),
    });
  },
};
