import type { PageSource } from '../../routing/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { offerContent, type ServiceData } from './offer.ts';

export const source: PageSource<{ serviceId: string }, ServiceData> = {
  params: ({ services }) => services.map(({ id }) => ({ serviceId: id })),
  content: (site, { serviceId }, path) => offerContent(site, path, { service: siteIndex(site).service(serviceId) }),
};
