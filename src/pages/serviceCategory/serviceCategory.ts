import { formatMoney } from '#data/money/formatMoney.ts';
import { formatStartingPrice } from '#data/money/formatStartingPrice.ts';
import { offersSourceMessages, offersMessages } from '#data/messages/offers.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import { durationHours, helpDeskSpan } from '#data/plans/helpDeskSpan.ts';
import { planPricing } from '#data/plans/planPricing.ts';
import type { ServiceCategoryPage } from '#data/schema/serviceCategory.ts';
import type { Site } from '#data/schema/site.ts';
import { fill } from '#data/text/fill.ts';
import { heroPriceData } from '../../features/heroPrice/heroPriceData.ts';
import { heroMap } from '../../sections/TransitMap/data/heroMap.ts';
import { contactLink } from '../../features/forms/contactLink.ts';
import type { PlanResponse } from '../../sections/ResponseScale/ResponseScale.tsx';
import type { PageSource } from '../../types/page.ts';
import { claimsAt, pageCopy } from '../shared/copy.ts';
import { serviceNode } from '../../seo/nodes.ts';
import { inText } from '../service/inText.ts';
import { areaOf, type OfferData } from '../service/offer.ts';
import type { LinkGroup } from '../service/offerTypes.ts';
import { type Stage, stagesOf } from '../service/stages.ts';

export interface ServiceCategoryData
  extends Omit<OfferData, 'faq' | 'rating' | 'reviews'>,
    Pick<ServiceCategoryPage, 'longDescription' | 'features' | 'price' | 'notCovered'> {
  featuresHeading: string;
  stages: Stage[];
  /** One row a plan: its name, its price and the hours of its help desk. */
  plans: string[][];
  /** Plans whose hours and response times have a form that can be drawn. */
  responses: PlanResponse[];
}

export const source: PageSource<{ categorySlug: string }, ServiceCategoryData> = {
  params: ({ serviceCategories }) =>
    serviceCategories.flatMap(({ page }) => (page ? [{ categorySlug: page.slug }] : [])),
  content: (site, { categorySlug }, path) => {
    const { provider } = site;
    const category = site.serviceCategories.find(({ page }) => page?.slug === categorySlug);
    if (!category?.page) throw new RangeError(`No service category has the page "${categorySlug}".`);
    const { id, name, description, page } = category;
    const pricing = planPricing(site);
    const price = formatStartingPrice(pricing, site);
    const { head, heading, intro } = pageCopy(site, 'service', { service: name, price, description });
    const node = serviceNode(provider, provider.origin + path, {
      service: { name, pricing },
      name: heading,
      description: head.description,
      area: areaOf(provider),
    });
    return {
      breadcrumbs: [
        { label: offersSourceMessages.services, href: '/services' },
        { label: name, href: path },
      ],
      head: { ...head, nodes: [node] },
      deferred: ['heroMap'],
      data: {
        heading,
        intro,
        facts: [{ label: serviceSourceMessages.startingPrice, value: price }, ...claimsAt(site, 'service')],
        contactHref: contactLink({
          serviceCategory: id,
          note: fill(serviceSourceMessages.askAbout, { service: name, place: inText({}, provider.area.shortName) }),
        }),
        heroMap: heroMap(site),
        heroPrice: heroPriceData(site),
        contact: { phone: provider.phone, email: provider.email, hours: provider.hours.label },
        longDescription: page.longDescription,
        featuresHeading: fill(serviceSourceMessages.whatIncludes, { service: name }),
        features: page.features,
        stages: stagesOf(page),
        price: page.price,
        plans: site.pricing.plans.map((plan) => [plan.name, formatMoney(plan.basePrice, provider), plan.helpDeskHours]),
        responses: responsesOf(site),
        notCovered: page.notCovered,
        links: linksFrom(site, categorySlug),
      },
    };
  },
};

function responsesOf({ pricing }: Site): PlanResponse[] {
  return pricing.plans.flatMap(({ name, helpDeskHours, responseTime }) => {
    const span = helpDeskSpan(helpDeskHours);
    const within = durationHours(responseTime);
    const text = fill(serviceSourceMessages.answersWithin, { helpDeskHours, responseTime });
    return span && within ? [{ name, text, ...span, within }] : [];
  });
}

/** The other services, and the pages that everybody asks for. */
function linksFrom(site: Site, own: string): LinkGroup[] {
  const categories = site.serviceCategories.flatMap(({ name, page }) =>
    page && page.slug !== own ? [{ label: name, href: `/services/${page.slug}` }] : [],
  );
  return [
    {
      title: serviceSourceMessages.otherServices,
      links: [...categories, ...site.services.map(({ id, name }) => ({ label: name, href: `/services/${id}` }))],
    },
    {
      title: serviceSourceMessages.morePages,
      links: [
        { label: offersSourceMessages.allServices, href: '/services' },
        { label: offersSourceMessages.prices, href: '/pricing' },
        { label: offersMessages.allIndustries, href: '/industries' },
        { label: offersMessages.allLocations, href: '/locations' },
        { label: offersSourceMessages.aboutUs, href: '/about' },
      ],
    },
  ];
}
