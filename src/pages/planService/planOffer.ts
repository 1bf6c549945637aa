import { offersSourceMessages } from '#data/messages/offers.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import { planPricing } from '#data/rules/prices/planPricing.ts';
import type { FaqItem } from '#data/rules/schema/faq.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { PlanService } from '#data/rules/schema/planService.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { contactLink } from '../../features/forms/contactLink.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { heroMap } from '../../sections/TransitMap/data/heroMap.ts';
import { fitTitle } from '../../seo/fitTitle.ts';
import { faqNode, serviceNode } from '../../seo/nodes.ts';
import { confirmedRating, ratingText } from '../../seo/ratings.ts';
import type { PageContent } from '../../types/page.ts';
import { inText } from '../service/inText.ts';
import { areaOf, type OfferData } from '../service/offer.ts';
import { claimsAt } from '../shared/copy.ts';
import { planServiceLinks } from './links.ts';

export interface PlanOfferData extends Omit<OfferData, 'reviews'> {
  /** One row a plan: its name, its price, the hours of its help desk and its response time. */
  plans: string[][];
}

/** What both pages of a plan service have, in the whole area and in a location: head, way from home, prices and links. */
export function planOfferContent(
  site: Site,
  path: string,
  { planService, location, faq }: { planService: PlanService; location?: Location; faq: FaqItem[] },
): PageContent<PlanOfferData> {
  const { provider } = site;
  const { slug, name, serviceCategory } = planService;
  const pricing = planPricing(site);
  const price = formatStartingPrice(pricing, site);
  const copy = copyOf(site, planService, location);
  const address = provider.origin + path;
  const node = serviceNode(provider, address, {
    service: { name, pricing },
    name: copy.heading,
    description: copy.description,
    area: areaOf(provider, location),
    rating: confirmedRating(site, 'service'),
  });
  return {
    breadcrumbs: [
      { label: offersSourceMessages.services, href: '/services' },
      { label: name, href: `/services/${slug}` },
      ...(location ? [{ label: location.name, href: path }] : []),
    ],
    head: {
      title: fitTitle(copy.title),
      description: copy.description,
      keywords: planService.keywords.map((keyword) => (location ? `${keyword} ${location.name}` : keyword)),
      rated: 'service',
      nodes: [node, ...(faq.length > 0 ? [faqNode(address, faq)] : [])],
    },
    ...(location ? { lineColour: siteIndex(site).lineColour(location.region), placeName: location.name } : {}),
    data: {
      heading: copy.heading,
      intro: planService.description,
      facts: [{ label: serviceSourceMessages.startingPriceOfPlans, value: price }, ...claimsAt(site, 'service')],
      rating: ratingText(site, 'service'),
      contactHref: contactLink({
        serviceCategory,
        note: fill(serviceSourceMessages.askAbout, {
          service: name,
          place: inText(location ? { location } : {}, provider.area.shortName),
        }),
      }),
      heroMap: heroMap(site, location ? { place: location.slug } : {}),
      contact: { phone: provider.phone, email: provider.email, hours: provider.hours.label },
      plans: site.pricing.plans.map((plan) => [
        plan.name,
        formatMoney(plan.basePrice, provider),
        plan.helpDeskHours,
        plan.responseTime,
      ]),
      faq,
      links: planServiceLinks(site, planService, location),
    },
  };
}

function copyOf(site: Site, { copy, inLocations }: PlanService, location: Location | undefined) {
  if (!location || !inLocations) return copy;
  const values = { location: location.name, region: siteIndex(site).region(location.region).name };
  return {
    title: fill<string>(inLocations.title, values),
    description: fill<string>(inLocations.description, values),
    heading: fill<string>(inLocations.heading, values),
  };
}
