import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import { offersSourceMessages } from '#data/messages/offers.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import type { FaqItem } from '#data/rules/schema/faq.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { contactLink } from '../../features/forms/contactLink.ts';
import { heroMap } from '../../sections/TransitMap/data/heroMap.ts';
import { heroPriceData } from '../../features/heroPrice/heroPriceData.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { claimsAt, pageCopy } from '../shared/copy.ts';
import { fitTitle } from '../../seo/fitTitle.ts';
import { confirmedRating, ratingText } from '../../seo/ratings.ts';
import { circleNodes, faqNode, serviceNode } from '../../seo/nodes.ts';
import { testimonialOf, reviewsOf } from '../../sections/Testimonial/reviewsOf.ts';
import { costInShort, priceAlone, pricingForAll } from './industryCost.ts';
import { inText } from './inText.ts';
import { linkGroups } from './links.ts';
import type { Offer } from '../shared/offer.ts';

/** What the page of every offer says, whatever else is on it. */
export type OfferData = ReturnType<typeof offerContent>['data'];

const kinds = {
  service: 'service',
  location: 'serviceInLocation',
  industry: 'serviceInIndustry',
  both: 'serviceInIndustryInLocation',
} as const;

/** What every offer's page has: its head, its way from home, and the data that do not depend on what it joins. */
export function offerContent(
  site: Site,
  path: string,
  offer: Offer,
  { faq, lede }: { faq: FaqItem[]; lede?: string | undefined },
) {
  const { provider } = site;
  const { service, industry, location } = offer;
  const steps = industry && siteIndex(site).serviceInIndustry(service.id, industry.slug)?.steps;
  const price = formatStartingPrice(service.pricing, site);
  const copy = copyOf(site, offer, { price, lede });
  const heroPrice = industry || location ? undefined : heroPriceData(site);
  // A review says nothing of an industry or a place: it stands on the page of the service alone.
  const reviews = industry || location ? [] : reviewsOf(site, 'service', service.id);
  const address = provider.origin + path;
  return {
    breadcrumbs: breadcrumbsOf(path, offer),
    head: {
      ...copy.head,
      rated: 'service' as const,
      isDeep: Boolean(industry ?? location),
      nodes: [
        serviceNode(provider, address, {
          service: industry ? { ...service, pricing: pricingForAll(service) } : service,
          name: copy.heading,
          description: copy.head.description,
          area: areaOf(provider, location),
          audience: industry?.clients,
          rating: confirmedRating(site, 'service'),
          reviews,
        }),
        // At a place most questions are those of the page that it belongs to, which has them in its own structured data.
        ...(faq.length > 0 && !location ? [faqNode(address, faq)] : []),
      ],
    },
    data: {
      heading: copy.heading,
      intro: copy.intro,
      // Over the actions: for a client of the industry's common size, or from what on.
      ...(industry ? { price: priceAlone(site, service, industry.exampleSize) } : {}),
      // What is claimed of a service stands on the pages of the service and of its places.
      facts: industry ? [] : [priceFact(site, service), ...claimsAt(site, 'service')],
      // In words, without "Rated". The score is of the service: it says nothing of an industry.
      rating: industry ? undefined : ratingText(site, 'service'),
      reviews: {
        heading: fill(serviceSourceMessages.whatClientsSay, { service: service.nameInText }),
        items: reviews.map((review) => testimonialOf(review, provider.locale)),
      },
      faq,
      links: linkGroups(site, offer),
      // The contact form, begun with what the page is about.
      contactHref: contactLink({
        serviceCategory:
          service.plan?.serviceCategory ??
          site.serviceCategories.find((category) => category.service === service.id)?.id,
        note: fill(serviceSourceMessages.askAbout, {
          service: service.name,
          place: inText(offer, provider.area.shortName),
        }),
      }),
      // Pages that show there what is done first have none.
      ...(steps ? {} : { heroMap: heroMap(site, location ? { place: location.slug } : { named: !industry }) }),
      // Pages that join two or three records leave it to the pages of these.
      ...(heroPrice ? { heroPrice } : {}),
      contact: { phone: provider.phone, email: provider.email, hours: provider.hours.label },
    },
  };
}

/** The words of an offer's page: those of its kind of page, or its own where it comes with the plans. */
function copyOf(
  site: Site,
  { service, industry, location }: Offer,
  { price, lede = service.description }: { price: string; lede?: string | undefined },
): ReturnType<typeof pageCopy> {
  const place = location && {
    location: location.name,
    region: siteIndex(site).region(location.region).name,
    landmark: location.landmark ?? '',
  };
  const { plan } = service;
  if (!plan)
    return pageCopy(site, kinds[industry ? (location ? 'both' : 'industry') : location ? 'location' : 'service'], {
      service: service.name,
      serviceInText: service.nameInText,
      price,
      description: service.description,
      lede,
      ...(industry
        ? { industry: industry.name, clients: industry.clients, cost: costInShort(site, service, industry) }
        : {}),
      ...place,
    });
  const { title, description, heading } = (place && plan.inLocations) || plan.copy;
  return {
    head: {
      title: fitTitle(fill<string>(title, place ?? {})),
      description: fill<string>(description, place ?? {}),
      keywords: plan.keywords.map((keyword) => (place ? `${keyword} ${place.location}` : keyword)),
    },
    heading: fill<string>(heading, place ?? {}),
    intro: plan.description,
  };
}

/** Where a service is offered: by its name, and as the distance from its middle. */
export function areaOf({ area, coordinates }: Site['provider'], location?: Location) {
  const named = location
    ? { '@type': 'City', name: location.name }
    : { '@type': 'AdministrativeArea', name: area.name };
  return [named, ...circleNodes(location?.coordinates ?? coordinates, area.offerRadius)];
}

/** The price that the service starts at. Where there are plans, their price stands on the page too. */
function priceFact(site: Site, service: Offer['service']): { label: string; value: string } {
  const { startingPrice, startingPriceAlone, startingPriceOfPlans } = serviceSourceMessages;
  const starting = site.pricing.plans.length > 0 ? startingPriceAlone : startingPrice;
  return {
    label: service.plan ? startingPriceOfPlans : starting,
    value: formatStartingPrice(service.pricing, site),
  };
}

function breadcrumbsOf(path: string, { service, industry, location }: Offer) {
  const breadcrumbs = [
    { label: offersSourceMessages.services, href: '/services' },
    { label: service.name, href: `/services/${service.id}` },
  ];
  if (industry) breadcrumbs.push({ label: industry.name, href: `/services/${service.id}/${industry.slug}` });
  if (location) breadcrumbs.push({ label: location.name, href: path });
  return breadcrumbs;
}
