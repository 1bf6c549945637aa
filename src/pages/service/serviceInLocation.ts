import type { PageSource } from '../../routing/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { offerContent, type ServiceData } from './offer.ts';

export const source: PageSource<{ serviceId: string; locationSlug: string }, ServiceData> = {
  params: ({ services, locations }) => services.flatMap(({ id }) => locations.map(({ slug }) => ({ serviceId: id, locationSlug: slug }))),
  content: (site, { serviceId, locationSlug }, path) => {
    const index = siteIndex(site);
    return offerContent(site, path, { service: index.service(serviceId), location: index.location(locationSlug) });
  },
};
