import { offersMessages, offersSourceMessages } from '#data/messages/offers.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { IndustryInLocation } from '#data/rules/schema/pair.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import { sortByTopic } from '#data/rules/text/topics.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { offerName } from '../shared/offerName.ts';
import type { Offer } from '../shared/offer.ts';
import { topicsIn } from './topics.ts';

/** A text about two of the page's three subjects: service, industry and location. */
export interface Passage {
  heading: string;
  /** A sentence that is whole without the text. */
  lede: string;
  /** Left out where the page has a text of its own, and the link leads to this one. */
  text?: string;
  points: string[];
  /** Link to the page about the two subjects, if it is another page. */
  more?: NavLink;
}

/**
 * The passages of a page about an offer, and its opening, which is the lede of the first passage unless it says otherwise:
 * - service and industry: what the industry needs of the service; service and location: what the location needs of it;
 * - service, industry and location: what the industry needs, then what the industry is like at the location; the other way
 *   round where the industry is none of the service's target industries;
 * - service, industry and location with a text of its own (a combination): the same two in the first order, of the first only
 *   the points; the opening is the text's own lede.
 * What the location needs of the service concerns all its businesses, so a page for one industry leaves it out.
 */
export function passagesOf(site: Site, offer: Offer): { opening: string | undefined; passages: Passage[] } {
  const { service, industry, location } = offer;
  const inIndustry = industry && ofIndustry(site, { ...offer, industry });
  const inPlace = location && !industry ? ofPlace(site, { ...offer, location }) : undefined;
  const both = industry && location && ofIndustryInPlace(site, { ...offer, industry, location });
  const isTargetIndustry = industry && service.targetIndustries.includes(industry.slug);
  const written = industry && location && siteIndex(site).combination(service.id, industry.slug, location.slug);
  if (written)
    return {
      opening: written.lede,
      passages: [inIndustry && withoutText(inIndustry), both].filter((it) => it !== undefined),
    };
  const passages = (isTargetIndustry ? [inIndustry, both, inPlace] : [both, inIndustry, inPlace]).filter(
    (passage) => passage !== undefined,
  );
  return { opening: passages[0]?.lede, passages };
}

function withoutText({ text: _, ...passage }: Passage): Passage {
  return passage;
}

function ofIndustry(
  site: Site,
  { service, industry, location }: Offer & Required<Pick<Offer, 'industry'>>,
): Passage | undefined {
  const record = siteIndex(site).serviceInIndustry(service.id, industry.slug);
  return (
    record && {
      heading: fill(serviceSourceMessages.whatClientsNeed, { clients: industry.clients, service: service.nameInText }),
      lede: record.lede,
      text: record.text,
      points: location ? pointsFor(site, record.points, location.slug) : record.points,
      ...(location
        ? { more: { label: offerName({ service, industry }), href: `/services/${service.id}/${industry.slug}` } }
        : {}),
    }
  );
}

function ofPlace(site: Site, { service, location }: Offer & Required<Pick<Offer, 'location'>>): Passage | undefined {
  const record = siteIndex(site).serviceInLocation(service.id, location.slug);
  return (
    record && {
      heading: fill(serviceSourceMessages.whatLocationNeeds, { location: location.name, service: service.nameInText }),
      lede: record.lede,
      text: record.text,
      points: record.points,
    }
  );
}

function ofIndustryInPlace(site: Site, offer: Required<Offer>): Passage | undefined {
  const { industry, location } = offer;
  const record = siteIndex(site).industryInLocation(industry.slug, location.slug);
  const hasOwnText = siteIndex(site).combination(offer.service.id, industry.slug, location.slug) !== undefined;
  const { alsoThere, whatItIsLike } = serviceSourceMessages;
  return (
    record && {
      heading: fill(hasOwnText ? alsoThere : whatItIsLike, { clients: industry.clients, location: location.name }),
      lede: record.lede,
      text: record.text,
      // One of them is the answer to a question on the same page.
      points: pointsOfService(record, offer.service.id).filter((point) => point !== mostRelevantPoint(site, offer)),
      more: moreAbout(site, offer),
    }
  );
}

/** The page of the industry in the location; of the location where there is none. */
function moreAbout(site: Site, { industry: { slug, clients }, location }: Required<Offer>): NavLink {
  const href = siteIndex(site).industryPlacePath(slug, location.slug);
  return href
    ? { label: fill(offersSourceMessages.supportForIn, { clients, location: location.name }), href }
    : { label: fill(offersMessages.supportIn, { location: location.name }), href: `/locations/${location.slug}` };
}

/** The point about an industry in a location that is most relevant to the service. */
export function mostRelevantPoint(site: Site, { service, industry, location }: Required<Offer>): string | undefined {
  const record = siteIndex(site).industryInLocation(industry.slug, location.slug);
  return sortByTopic(
    record ? pointsOfService(record, service.id) : [],
    topicsIn(site).of(service.id),
    (point) => point,
  )[0];
}

/** The points about an industry in a location that matter to a service. */
function pointsOfService({ points, pointServices }: IndustryInLocation, serviceId: string): string[] {
  return points.filter((_, index) => pointServices?.[index]?.includes(serviceId) ?? true);
}

/** The two points most relevant to the page's third subject; the page about the other two has all points. */
function pointsFor(site: Site, points: readonly string[], third: string): string[] {
  const chosen = new Set(sortByTopic(points, topicsIn(site).of(third), (point) => point).slice(0, 2));
  return points.filter((point) => chosen.has(point));
}
