import { formatStartingPrice } from '#data/money/formatStartingPrice.ts';
import type { NavLink } from '#data/schema/content.ts';
import type { FaqItem } from '#data/schema/faq.ts';
import type { Industry } from '#data/schema/industry.ts';
import type { Location } from '#data/schema/location.ts';
import type { Service } from '#data/schema/service.ts';
import type { Site } from '#data/schema/site.ts';
import type { Point } from '#data/schema/text.ts';
import { fill } from '#data/text/fill.ts';
import { contactLink } from '../../features/forms/contactLink.ts';
import type { PageContent } from '../../routing/page.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { claimsAt, pageCopy } from '../../seo/copy.ts';
import { faqNode, serviceNode } from '../../seo/nodes.ts';
import { inText } from './inText.ts';
import { linkGroups } from './links.ts';

/** A service, offered to everybody, in a place, to a trade, or to a trade in a place. */
export interface Offer {
  service: Service;
  industry?: Industry;
  location?: Location;
}

export interface LinkGroup { title: string; links: NavLink[] }

export interface ServiceData {
  heading: string;
  intro: string;
  /** The answer in short, for somebody who reads nothing else. */
  facts: { label: string; value: string }[];
  longDescription: string;
  trade?: { heading: string; description: string; challenges: string[]; solutions: Point[]; systems: string[]; rules: Point[]; rulesHeading: string };
  place?: { heading: string; summary: string; economy: string; reach: string; reachHeading: string; districts: string[]; sectors: string[] };
  featuresHeading: string;
  features: Point[];
  benefits: Point[];
  delivery: { title: string; steps: string[] }[];
  notCovered: string[];
  rating?: { value: string; count: string };
  faq: FaqItem[];
  links: LinkGroup[];
  /** The contact form, begun with what the page is about. */
  contactHref: string;
  contact: { phone: { display: string; e164: string }; email: string; hours: string };
}

const kinds = { service: 'service', location: 'serviceInLocation', industry: 'serviceInIndustry', both: 'serviceInIndustryInLocation' } as const;

/** Composes the page of an offer from the records it joins: what the trade needs first, then the place, then the service itself. */
export function offerContent(site: Site, path: string, offer: Offer): PageContent<ServiceData> {
  const { provider } = site;
  const { service, industry, location } = offer;
  const price = formatStartingPrice(service.pricing, provider);
  const region = location && siteIndex(site).region(location.region);
  const place = inText(offer, provider.area.shortName);
  const copy = pageCopy(site, kinds[industry ? (location ? 'both' : 'industry') : location ? 'location' : 'service'], {
    service: service.name, price, description: service.description,
    ...(industry ? { industry: industry.name, clients: industry.clients } : {}),
    ...(location && region ? { location: location.name, region: region.name, landmark: location.landmark } : {}),
  });
  const rating = site.ratings.find((candidate) => candidate.place === 'service');
  const faq = site.faqs.service.map(({ question, answer }) => {
    const values = { service: service.name, serviceInText: service.nameInText, place, price };
    return { question: fill(question, values), answer: fill(answer, values) };
  });
  const address = provider.origin + path;
  return {
    crumbs: crumbsOf(path, offer),
    head: {
      ...copy.head,
      nodes: [
        serviceNode(provider, address, {
          service, name: copy.heading, description: copy.head.description, places: [location?.name ?? provider.area.name], audience: industry?.clients,
          rating,
        }),
        faqNode(address, faq),
      ],
    },
    data: {
      heading: copy.heading,
      intro: copy.intro,
      facts: [{ label: 'starting price', value: price }, ...claimsAt(site, 'service')],
      longDescription: service.longDescription,
      ...(industry ? { trade: tradeOf(service, industry) } : {}),
      ...(location && region ? { place: placeOf(service, location, region.sectors) } : {}),
      featuresHeading: `What ${service.nameInText} includes`,
      features: service.features,
      benefits: service.benefits,
      delivery: [
        { title: 'Week one', steps: service.delivery.weekOne },
        { title: 'Month one', steps: service.delivery.monthOne },
        { title: 'Every month after', steps: service.delivery.everyMonth },
      ],
      notCovered: service.notCovered,
      ...(rating ? { rating: { value: String(rating.ratingValue), count: rating.reviewLabel } } : {}),
      faq,
      links: linkGroups(site, offer),
      contactHref: contactLink({ service: site.serviceAreas.find((area) => area.service === service.id)?.id, note: `I would like to know more about ${service.name} ${place}.` }),
      contact: { phone: provider.phone, email: provider.email, hours: provider.hours.label },
    },
  };
}

function tradeOf(service: Service, industry: Industry): NonNullable<ServiceData['trade']> {
  return {
    heading: `What ${industry.clients} need from ${service.nameInText}`,
    description: industry.longDescription,
    challenges: industry.challenges,
    solutions: industry.solutions,
    systems: industry.systems,
    rules: industry.rules,
    rulesHeading: `Rules ${industry.clients} work under`,
  };
}

function placeOf(service: Service, location: Location, regionSectors: readonly string[]): NonNullable<ServiceData['place']> {
  return {
    heading: `${service.name} in ${location.name}: what is particular`,
    summary: location.summary,
    economy: location.economy,
    reach: location.reach,
    reachHeading: `How we reach ${location.name}`,
    districts: location.districts,
    sectors: [...new Set([...location.sectors, ...regionSectors])],
  };
}

function crumbsOf(path: string, { service, industry, location }: Offer) {
  const crumbs = [{ label: 'Services', href: '/services' }, { label: service.name, href: `/services/${service.id}` }];
  if (industry) crumbs.push({ label: industry.name, href: `/services/${service.id}/${industry.slug}` });
  if (location) crumbs.push({ label: location.name, href: path });
  return crumbs;
}
