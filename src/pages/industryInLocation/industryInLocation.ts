import { industrySourceMessages } from '#data/messages/industry.ts';
import { locationPageSourceMessages } from '#data/messages/locationPage.ts';
import { offersMessages, offersSourceMessages } from '#data/messages/offers.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { lowestPlanPrice } from '#data/rules/prices/planPricing.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { IndustryInLocation } from '#data/rules/schema/pair.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { contactLink } from '../../features/forms/contactLink.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import type { PricedService } from '../../sections/ServicePrices/ServicePrices.tsx';
import { heroMap } from '../../sections/TransitMap/data/heroMap.ts';
import { faqNode, serviceRangeNode } from '../../seo/nodes.ts';
import { type DataOf, pageSource } from '../../types/page.ts';
import { deferAllBut } from '../shared/deferAllBut.ts';
import { areaOf } from '../service/offer.ts';
import type { LinkGroup } from '../shared/offer.ts';
import { priceAlone, pricingForAll, recommendedPlanCosts } from '../service/industryCost.ts';
import { journeyTo } from '../location/journey.ts';
import { claimsAt, pageCopy, visitsAt } from '../shared/copy.ts';
import { relatedReading } from '../shared/relatedReading.ts';
import { offerName } from '../shared/offerName.ts';
import { picturePages } from '../shared/picturePages.ts';

export type IndustryInLocationData = DataOf<typeof source>;

const texts = industrySourceMessages.inLocation;

export const source = pageSource({
  params: ({ pairs }) =>
    pairs.industriesInLocations.map(({ industry, location }) => ({ industrySlug: industry, locationSlug: location })),
  content: (site, { industrySlug, locationSlug }, path) => {
    const { provider } = site;
    const index = siteIndex(site);
    const industry = index.industry(industrySlug);
    const location = index.location(locationSlug);
    const record = index.industryInLocation(industrySlug, locationSlug) as IndustryInLocation;
    const questions = record.questions ?? [];
    const values = { clients: industry.clients, location: location.name };
    const price = lowestPrice(site, industry);
    const { head, heading, intro } = pageCopy(site, 'industryInLocation', {
      ...values,
      industry: industry.name,
      region: index.region(location.region).name,
      ...(price ? { price } : {}),
      lede: record.lede,
    });
    const services = servicesOf(site, industry, location);
    const servicesHeading = fill(texts.services, values);
    const address = provider.origin + path;
    return deferAllBut(
      {
        breadcrumbs: [
          { label: offersSourceMessages.industries, href: '/industries' },
          { label: industry.name, href: `/industries/${industrySlug}` },
          { label: location.name, href: path },
        ],
        head: {
          ...head,
          picturePage: picturePages.location(location),
          isDeep: true,
          nodes: [
            serviceRangeNode(provider, address, {
              name: heading,
              description: head.description,
              area: areaOf(provider, location),
              audience: industry.clients,
              catalog: {
                name: servicesHeading,
                services: services.map(({ service, ...link }) => ({ ...link, pricing: pricingForAll(service) })),
              },
            }),
            ...(questions.length > 0 ? [faqNode(address, questions)] : []),
          ],
        },
        lineColour: index.lineColour(location.region),
        placeName: location.name,
        data: {
          heading,
          intro,
          ...(price ? { price: fill(serviceSourceMessages.cost.from, { price }) } : {}),
          facts: claimsAt(site, 'location'),
          heroMap: heroMap(site, { place: locationSlug }),
          contactHref: contactLink({ note: fill(locationPageSourceMessages.askAbout, { subject: heading }) }),
          contact: { phone: provider.phone, email: provider.email, hours: provider.hours.label },
          needs: { heading: fill(texts.whatWeDo, values), points: record.points },
          place: {
            heading: record.local ? fill(texts.inPlace, values) : texts.visits,
            local: record.local,
            visits: [visitsAt(site, location.name), journeyTo(location, provider)?.drive].filter(Boolean).join(' '),
          },
          systems: industry.systems,
          services: {
            heading: servicesHeading,
            items: services.map(
              ({ service, ...link }): PricedService => ({
                ...link,
                price: priceAlone(site, service, industry.exampleSize),
              }),
            ),
          },
          cost: price
            ? { heading: fillCount(texts.cost, industry.exampleSize), ...recommendedPlanCosts(site, industry) }
            : undefined,
          faq: questions,
          ...relatedReading(
            site,
            { keywords: industry.keywords, title: industry.clients, body: [record.lede, ...record.points] },
            2,
          ),
          links: linksOf(site, industry, location),
        },
      },
      [],
    );
  },
});

/** The least that a plan costs per user and month in an industry; undefined without plans. */
function lowestPrice({ pricing, provider }: Site, { pricingProfile }: Industry): string | undefined {
  const profile = pricing.profiles.find(({ id }) => id === pricingProfile);
  const lowest = lowestPlanPrice(pricing, profile?.complianceMultiplier);
  return lowest === undefined
    ? undefined
    : fill(offersMessages.pricePerUserPerMonth, { price: formatMoney(lowest, provider) });
}

/** The services there; what each does for the industry opens its own page. */
const servicesOf = (site: Site, industry: Industry, location: Location) =>
  site.services.map((service) => ({
    service,
    name: offerName({ service, industry, location }),
    href: `/services/${service.id}/${industry.slug}/${location.slug}`,
  }));

function linksOf(site: Site, industry: Industry, location: Location): LinkGroup[] {
  const index = siteIndex(site);
  const linkTo = (to: Industry, at: Location) => ({
    label: fill(offersSourceMessages.supportForIn, { clients: to.clients, location: at.name }),
    href: `/industries/${to.slug}/${at.slug}`,
  });
  const hasPage = (to: Industry, at: Location) => index.industryPlacePath(to.slug, at.slug) !== undefined;
  const nearby = index.neighbours(location.slug).map((neighbour) => neighbour.location);
  return [
    {
      title: fill(offersMessages.supportFor, { clients: industry.clients }),
      links: [
        { label: fill(offersMessages.supportFor, { clients: industry.clients }), href: `/industries/${industry.slug}` },
        ...nearby.filter((at) => hasPage(industry, at)).map((at) => linkTo(industry, at)),
      ],
    },
    {
      title: fill(texts.others, { location: location.name }),
      links: [
        { label: fill(offersMessages.supportIn, { location: location.name }), href: `/locations/${location.slug}` },
        ...site.industries
          .filter((other) => other !== industry && hasPage(other, location))
          .map((other) => linkTo(other, location)),
      ],
    },
  ];
}
