import { serviceSourceMessages } from '#data/messages/service.ts';
import { offersMessages, offersSourceMessages } from '#data/messages/offers.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { visitsAt } from '../shared/copy.ts';
import { deferAllBut } from '../shared/deferAllBut.ts';
import type { Offer } from '../shared/offer.ts';
import { offerName } from '../shared/offerName.ts';
import { picturePages } from '../shared/picturePages.ts';
import { relatedReading } from '../shared/relatedReading.ts';
import { journeyTo } from '../location/journey.ts';
import { combinationFaq } from './faq.ts';
import { industryCost, listCost } from './industryCost.ts';
import { offerContent } from './offer.ts';
import { planRows } from './planFacts.ts';

export type CombinationData = ReturnType<typeof combinationContent>['data'];

/** At a place the pair's page is a link away, with its fourth step. */
const most = { steps: 4, stepsAtPlace: 3, features: 4, articles: 2, articlesOfThree: 1 };

/**
 * The page of a service for an industry, a location, or both: what the pair of service and industry says of such clients
 * anywhere, what the place changes, and the service by its headings. A text written for all three opens it.
 */
export function combinationContent(site: Site, path: string, offer: Offer) {
  const { service, industry, location } = offer;
  const index = siteIndex(site);
  const forIndustry = industry && index.serviceInIndustry(service.id, industry.slug);
  const text = industry && location && index.combination(service.id, industry.slug, location.slug);
  const inPlace = location && !industry ? index.serviceInLocation(service.id, location.slug) : undefined;
  const lede = text?.lede ?? forIndustry?.lede ?? inPlace?.lede;
  const { data, ...page } = offerContent(site, path, offer, { faq: combinationFaq(site, offer), lede });
  const pictured = location ? picturePages.location(location) : industry && picturePages.industry(industry);
  const steps = [...(text?.steps ?? []), ...(forIndustry?.steps ?? [])].slice(
    0,
    location ? most.stepsAtPlace : most.steps,
  );
  const listed = location && !service.plan ? listCost(site, service, location.name) : undefined;
  const cost = industry ? industryCost(site, service, industry) : listed;
  const place = location && placeOf(site, { ...offer, location });
  return deferAllBut(
    {
      ...page,
      head: { ...page.head, ...(pictured ? { picturePage: pictured } : {}) },
      ...(location ? { lineColour: index.lineColour(location.region), placeName: location.name } : {}),
      data: {
        ...data,
        intro: lede ?? data.intro,
        steps,
        rules: industry ? rulesOf(site, service.id, industry) : [],
        // For an industry: what a client of a common size pays. In a place alone: the prices of the list.
        ...(cost ? { cost } : {}),
        // Of the plans that the service comes with.
        ...(service.plan && location ? { prices: pricesOf(site, offer, location) } : {}),
        ...(place ? { place } : {}),
        // What we do there, on the page of a service in a place.
        points: inPlace?.points ?? [],
        included: includedOf(offer),
        ...relatedReading(
          site,
          {
            keywords: [...service.keywords, ...(industry?.keywords ?? [])],
            title: [service.name, industry?.clients ?? ''].join(' '),
            body: [...steps.map(({ description }) => description), ...(inPlace?.points ?? []), place?.text ?? ''],
          },
          industry && location ? most.articlesOfThree : most.articles,
        ),
      },
    },
    [],
  );
}

/** What the rules of an industry ask of a service, each with the document that it is read from, if an address is on record. */
function rulesOf({ sources }: Site, serviceId: string, { rules }: Industry) {
  return rules.flatMap(({ title, asks, sources: [first] = [] }) => {
    const description = asks?.[serviceId];
    const source = sources.find(({ id }) => id === first)?.url;
    return description ? [{ title, description, ...(source ? { source } : {}) }] : [];
  });
}

function pricesOf(site: Site, { service }: Offer, { name: location }: Location) {
  return {
    heading: fill(serviceSourceMessages.costIn, { location, service: service.nameInText }),
    plans: planRows(site),
  };
}

/** What is written of the place for the page, and the pages that say more of it; without a text for all three, the visits alone. */
function placeOf(site: Site, { service, industry, location }: Offer & { location: Location }) {
  const index = siteIndex(site);
  const text = industry && index.combination(service.id, industry.slug, location.slug);
  const drive = journeyTo(location, site.provider)?.drive;
  const visits = [visitsAt(site, location.name), drive].filter(Boolean).join(' ');
  const home = {
    label: fill(offersMessages.supportIn, { location: location.name }),
    href: `/locations/${location.slug}`,
  };
  const record = industry && index.industryInLocation(industry.slug, location.slug);
  // What the place changes for other clients of the service, or for the industry's other services, is theirs.
  const local = industry ? text?.place : index.serviceInLocation(service.id, location.slug)?.local;
  const heading = local
    ? fill(serviceSourceMessages.inPlace, { location: location.name })
    : serviceSourceMessages.visits;
  const whole = { heading, visits, ...(local ? { text: local } : {}) };
  if (!industry) return { ...whole, more: [home] };
  return {
    ...whole,
    more: [
      record
        ? {
            label: fill(offersSourceMessages.supportForIn, { clients: industry.clients, location: location.name }),
            href: `/industries/${industry.slug}/${location.slug}`,
          }
        : home,
      { label: offerName({ service, location }), href: `/services/${service.id}/${location.slug}` },
    ],
  };
}

/** The service by its headings, where no industry has steps of its own: its own page says all of it. */
function includedOf({ service, industry }: Offer) {
  return {
    features: industry ? [] : service.features.slice(0, most.features).map(({ title }) => title),
    more: {
      label: fill(serviceSourceMessages.wholeService, { service: service.nameInText }),
      href: `/services/${service.id}`,
    },
  };
}
