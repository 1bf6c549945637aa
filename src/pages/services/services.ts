import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import { offersSourceMessages } from '#data/messages/offers.ts';
import { planPricing } from '#data/rules/prices/planPricing.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { Service } from '#data/rules/schema/service.ts';
import type { ServiceCategory } from '#data/rules/schema/serviceCategory.ts';
import { recommendationRoom } from '../../features/location/placeData.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { hasPage } from '../../routing/optionalPages.ts';
import { claimsAt, pageCopy } from '../shared/copy.ts';
import { itemListNode } from '../../seo/nodes.ts';

export interface ServiceRow extends Pick<ServiceCategory, 'id' | 'name' | 'description' | 'features' | 'iconName'> {
  /** A service category has an entry in the opening, and a choice of the contact form. */
  isCategory: boolean;
  /** Its own page, and what it starts at. A category may have neither. */
  href?: string;
  price?: string;
}

export type ServicesData = DataOf<typeof source>;

export const source = pageSource({
  params: () => [{}],
  content: (site, _, path) => {
    const { provider } = site;
    const { head, heading, intro } = pageCopy(site, 'services');
    const rows = rowsOf(site);
    const linked = rows.flatMap(({ name, href: own }) => (own ? [{ name, href: own }] : []));
    return {
      breadcrumbs: [{ label: offersSourceMessages.services, href: path }],
      head: { ...head, pageType: 'CollectionPage', nodes: [itemListNode(provider.origin, path, heading, linked)] },
      data: {
        heading,
        intro,
        // What is said once the visitor's place is known, and until then.
        here: site.visitor.services,
        anywhere: site.visitor.servicesAnywhere,
        card: site.visitor.servicesCard,
        recommendations: recommendationRoom(site),
        facts: [...claimsAt(site, 'services'), ...claimsAt(site, 'services-prices')],
        // The service categories, followed by the services that belong to none of them.
        rows,
        hasPlans: hasPage(site, '/pricing'),
      },
    };
  },
});

function rowsOf(site: Site): ServiceRow[] {
  const ofPlans = site.planServices.map(({ slug, ...plan }) => ({ ...plan, id: slug, pricing: planPricing(site) }));
  const offers = [...ofPlans, ...site.services];
  const linkTo = (offer: Pick<Service, 'id' | 'pricing'>) => ({
    href: `/services/${offer.id}`,
    price: formatStartingPrice(offer.pricing, site),
  });
  const categories = site.serviceCategories.map(
    ({ id, name, description, features, iconName, service, planService }): ServiceRow => {
      const offer = offers.find((one) => one.id === (service ?? planService));
      return { id, name, description, features, iconName, isCategory: true, ...(offer && linkTo(offer)) };
    },
  );
  const shown = new Set(categories.map(({ href }) => href));
  const others = offers.map((offer) => {
    const { id, name, description, features, iconName } = offer;
    const titles = features.map(({ title }) => title);
    return { id, name, description, features: titles, iconName, isCategory: false, ...linkTo(offer) };
  });
  return [...categories, ...others.filter(({ href }) => !shown.has(href))];
}
