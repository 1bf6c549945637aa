import type { Industry } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { sentences } from '#data/rules/text/sentences.ts';
import { sortByTopic } from '#data/rules/text/topics.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { maxLocations } from '../shared/maxLocations.ts';
import type { OfferedService } from '../shared/offer.ts';
import { topicsIn } from './topics.ts';

/** A link to a page below, with a sentence about what is particular there. */
export interface ChildPage {
  label: string;
  href: string;
  text: string;
}

/** Pages for the industries at a location, the service's target industries first. */
export function industryPages(site: Site, service: OfferedService, location: Location): ChildPage[] {
  const isTargetIndustry = ({ slug }: Industry) => service.targetIndustries.includes(slug);
  return site.industries
    .toSorted((a, b) => Number(isTargetIndustry(b)) - Number(isTargetIndustry(a)))
    .map((industry) => ({
      label: industry.name,
      href: service.plan
        ? (siteIndex(site).industryPlacePath(industry.slug, location.slug) ?? `/industries/${industry.slug}`)
        : `/services/${service.id}/${industry.slug}/${location.slug}`,
      text:
        ledeOf(site, service, industry, location) ??
        sentenceOf(site, service.id, industry, location) ??
        industry.shortDescription,
    }));
}

/** Pages for the locations of an industry, in the order of the records. */
export function locationPages(site: Site, service: OfferedService, industry: Industry): ChildPage[] {
  return site.locations.slice(0, maxLocations).map((location) => ({
    label: location.name,
    href: `/services/${service.id}/${industry.slug}/${location.slug}`,
    text:
      ledeOf(site, service, industry, location) ??
      sentenceOf(site, service.id, industry, location) ??
      sentences(location.summary)[0] ??
      '',
  }));
}

/** The opening of the page that is linked: a sentence about the service itself, unlike those about the industry there. */
function ledeOf(site: Site, service: OfferedService, industry: Industry, location: Location): string | undefined {
  return siteIndex(site).combination(service.id, industry.slug, location.slug)?.lede;
}

/**
 * Of what is written about an industry at a location, the sentence that concerns the service with that id most. Sentences from inside the
 * paragraph need their neighbours, so the points and the lede are asked.
 */
function sentenceOf(site: Site, service: string, industry: Industry, location: Location): string | undefined {
  const record = siteIndex(site).industryInLocation(industry.slug, location.slug);
  if (!record) return undefined;
  return sortByTopic([...record.points, record.lede], topicsIn(site).of(service), (sentence) => sentence)[0];
}
