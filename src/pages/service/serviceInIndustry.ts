import type { PageSource } from '../../routing/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { offerContent, type ServiceData } from './offer.ts';

export const source: PageSource<{ serviceId: string; industrySlug: string }, ServiceData> = {
  params: ({ services, industries }) => services.flatMap(({ id }) => industries.map(({ slug }) => ({ serviceId: id, industrySlug: slug }))),
  content: (site, { serviceId, industrySlug }, path) => {
    const index = siteIndex(site);
    return offerContent(site, path, { service: index.service(serviceId), industry: index.industry(industrySlug) });
  },
};
