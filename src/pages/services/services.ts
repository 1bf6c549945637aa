import { formatStartingPrice } from '#data/money/formatStartingPrice.ts';
import { offersSourceMessages } from '#data/messages/offers.ts';
import { planPricing } from '#data/plans/planPricing.ts';
import type { ServiceCategory } from '#data/schema/serviceCategory.ts';
import type { TitledText } from '#data/schema/text.ts';
import { recommendationsData } from '../../features/location/placeData.ts';
import type { RecommendationsData } from '../../features/location/recommendations.ts';
import type { PageSource } from '../../types/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { claimsAt, pageCopy } from '../shared/copy.ts';
import { itemListNode } from '../../seo/nodes.ts';
import type { PricedService } from '../../sections/ServicePrices/ServicePrices.tsx';

export interface ServicesData {
  heading: string;
  intro: string;
  /** What is said once the visitor's place is known. */
  here: string;
  card: TitledText;
  recommendations: RecommendationsData;
  facts: { label: string; value: string }[];
  categories: (Pick<ServiceCategory, 'id' | 'name' | 'description' | 'features' | 'iconName'> & {
    /** The category's own page, and what it starts at. */
    own?: { href: string; price: string };
  })[];
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
      name,
      href: `/services/${id}`,
      text: description,
      price: formatStartingPrice(pricing, site),
    }));
    return {
      breadcrumbs: [{ label: offersSourceMessages.services, href: path }],
      head: { ...head, pageType: 'CollectionPage', nodes: [itemListNode(provider.origin, path, heading, services)] },
      data: {
        heading,
        intro,
        here: site.visitor.services,
        card: site.visitor.servicesCard,
        recommendations: recommendationsData(site, siteIndex(site).location(provider.homeLocation)),
        facts: claimsAt(site, 'services'),
        categories: site.serviceCategories.map(({ id, name, description, features, iconName, service, page }) => {
          const category = { id, name, description, features, iconName };
          if (service)
            return {
              ...category,
              own: {
                href: `/services/${service}`,
                price: formatStartingPrice(siteIndex(site).service(service).pricing, site),
              },
            };
          return page
            ? {
                ...category,
                own: { href: `/services/${page.slug}`, price: formatStartingPrice(planPricing(site), site) },
              }
            : category;
        }),
        services,
        spending: claimsAt(site, 'services-prices'),
      },
    };
  },
};
