import { formatStartingPrice } from '#data/money/formatStartingPrice.ts';
import type { ServiceArea } from '#data/schema/service.ts';
import type { Point } from '#data/schema/text.ts';
import { recommendationsData } from '../../features/location/placeFiles.ts';
import type { RecommendationsData } from '../../features/location/shown/Recommendations.tsx';
import type { PageSource } from '../../routing/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { claimsAt, pageCopy } from '../../seo/copy.ts';
import { itemListNode } from '../../seo/nodes.ts';
import type { PricedService } from '../../sections/ServicePrices/ServicePrices.tsx';

export interface ServicesData {
  heading: string;
  intro: string;
  /** What is said once the visitor's place is known. */
  here: string;
  card: Point;
  recommendations: RecommendationsData;
  facts: { label: string; value: string }[];
  areas: (Pick<ServiceArea, 'id' | 'name' | 'description' | 'features' | 'iconName'> & { service?: { name: string; href: string; price: string } })[];
  services: PricedService[];
  /** What clients pay in all. */
  spending: { label: string; value: string }[];
}

export const source: PageSource<Record<string, never>, ServicesData> = {
  params: () => [{}],
  content: (site, _, path) => {
    const { provider } = site;
    const { head, heading, intro } = pageCopy(site, 'services');
    const services = site.services.map(({ id, name, description, pricing }) => ({
      name, href: `/services/${id}`, text: description, price: formatStartingPrice(pricing, provider),
    }));
    return {
      crumbs: [{ label: 'Services', href: path }],
      head: { ...head, pageType: 'CollectionPage', nodes: [itemListNode(provider.origin, path, heading, services)] },
      data: {
        heading,
        intro,
        here: site.visitor.services,
        card: site.visitor.servicesCard,
        recommendations: recommendationsData(site, siteIndex(site).location(provider.homeLocation)),
        facts: claimsAt(site, 'services'),
        areas: site.serviceAreas.map(({ id, name, description, features, iconName, service: serviceId }) => {
          const area = { id, name, description, features, iconName };
          if (!serviceId) return area;
          const service = siteIndex(site).service(serviceId);
          return { ...area, service: { name: service.name, href: `/services/${serviceId}`, price: formatStartingPrice(service.pricing, provider) } };
        }),
        services,
        spending: claimsAt(site, 'services-prices'),
      },
    };
  },
};
