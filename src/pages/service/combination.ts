import { offersSourceMessages } from '#data/messages/offers.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Industry, Rule } from '#data/rules/schema/industry.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { Site } from '#data/rules/schema/site.ts';
import type { TitledText } from '#data/rules/schema/text.ts';
import { fill } from '#data/rules/text/fill.ts';
import { thinCombinations } from '#data/rules/text/thinCombinations.ts';
import { type Topic, sortByTopic } from '#data/rules/text/topics.ts';
import type { PageContent } from '../../types/page.ts';
import { deferAllBut, offerHeroKeys } from '../shared/deferAllBut.ts';
import { picturePages } from '../shared/picturePages.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { combinationFaq } from './combinationFaq.ts';
import { type ChildPage, locationPages, industryPages } from './childPages.ts';
import { offerContent, type OfferData } from './offer.ts';
import type { Offer, OfferedService } from '../shared/offer.ts';
import { type RelatedReadingData, relatedReading } from '../shared/relatedReading.ts';
import { type Passage, passagesOf } from './passages.ts';
import { planRows } from './planRows.ts';
import { stagesOf, type Stage } from './stages.ts';
import { topicsIn } from './topics.ts';
import { type WrittenText, writtenTextOf } from './writtenText.ts';

export interface CombinationData extends OfferData, RelatedReadingData {
  /** For an industry in a location, where such a text exists. */
  ownText?: WrittenText;
  passages: Passage[];
  /** Of the plans that the service comes with. */
  prices?: { heading: string; plans: string[][] };
  industry?: {
    heading: string;
    text?: string;
    challenges: string[];
    solutions: TitledText[];
    rules: TitledText[];
    more: NavLink;
  };
  location?: { heading: string; text?: string; details: { label: string; value: string }[]; more: NavLink };
  /** The pages below, each with what sets it apart. */
  relatedPages?: { heading: string; items: ChildPage[] };
  summary: {
    heading: string;
    isWhole: boolean;
    features: string[];
    benefits: string[];
    delivery: Stage[];
    notCovered: string[];
    more: NavLink;
  };
}

/**
 * The page of a service for an industry, a location, or both. Texts written for the combination come first; service,
 * industry and location are summarized, with links to their own pages.
 */
export function combinationContent(site: Site, path: string, offer: Offer): PageContent<CombinationData> {
  const { service, industry, location } = offer;
  const { data, ...page } = offerContent(site, path, offer, combinationFaq(site, offer));
  const { opening, passages } = passagesOf(site, offer);
  const ownText = writtenTextOf(site, offer);
  const text = industry && location && siteIndex(site).combination(service.id, industry.slug, location.slug);
  const pictured = location ? picturePages.location(location) : industry && picturePages.industry(industry);
  const isThin = text !== undefined && thinCombinations(site.combinations).has(text);
  return deferAllBut<CombinationData>(
    {
      ...page,
      head: {
        ...page.head,
        noIndex: page.head.noIndex || isThin || undefined,
        ...(pictured ? { picturePage: pictured } : {}),
      },
      ...(location ? { lineColour: siteIndex(site).lineColour(location.region), placeName: location.name } : {}),
      data: {
        ...data,
        intro: opening ?? data.intro,
        ...(ownText ? { ownText } : {}),
        passages,
        ...(service.plan && location ? { prices: pricesOf(site, offer, location) } : {}),
        ...(industry ? { industry: industryOf(site, offer, industry) } : {}),
        ...(location ? { location: locationOf(site, offer, location) } : {}),
        ...(industry && location ? {} : { relatedPages: relatedPagesOf(site, service, industry, location) }),
        summary: summaryOf(site, offer),
        ...readingFor(site, offer, [
          ...Object.values(text ?? {}),
          ...passages.flatMap((it) => [it.text, ...it.points]),
        ]),
      },
    },
    offerHeroKeys,
  );
}

function pricesOf(
  site: Site,
  { service }: Offer,
  { name: location }: Location,
): NonNullable<CombinationData['prices']> {
  return {
    heading: fill(serviceSourceMessages.costIn, { location, service: service.nameInText }),
    plans: planRows(site),
  };
}

/** Articles on the service and on what is particular about the page. */
function readingFor(site: Site, { service, industry, location }: Offer, own: readonly unknown[]): RelatedReadingData {
  const subject = {
    keywords: [...service.keywords, ...(industry?.keywords ?? [])],
    title: [service.name, industry?.clients ?? ''].join(' '),
    body: own.filter((text) => typeof text === 'string'),
  };
  return relatedReading(site, subject, industry && location ? 2 : undefined);
}

function industryOf(
  site: Site,
  { service, location }: Offer,
  industry: Industry,
): NonNullable<CombinationData['industry']> {
  const isWritten = siteIndex(site).serviceInIndustry(service.id, industry.slug) !== undefined;
  const topic = topicsIn(site).of(service.id);
  const max = location ? 1 : 2;
  const ofPoint = ({ title, description }: TitledText) => `${title} ${description}`;
  return {
    heading: fill(serviceSourceMessages.whatServiceAnswersTo, { service: service.nameInText }),
    ...(isWritten ? {} : { text: industry.longDescription }),
    challenges: sortByTopic(industry.challenges, topic, (challenge) => challenge).slice(
      0,
      isWritten ? max - 1 : undefined,
    ),
    solutions: sortByTopic(industry.solutions, topic, ofPoint).slice(0, location ? 0 : max),
    rules: rulesFor(service, industry, topic)
      .slice(0, max)
      .map(({ title, description, asks }) => ({
        title,
        description: (location && asks?.[service.id]) || description,
      })),
    more: {
      label: fill(serviceSourceMessages.wholeIndustry, { clients: industry.clients }),
      href: `/industries/${industry.slug}`,
    },
  };
}

/** The rules that ask something of the service; where the records do not say which, all of them by their topic. */
function rulesFor(service: OfferedService, { rules }: Industry, topic: Topic): Rule[] {
  const asking = rules.filter(({ asks }) => asks?.[service.id]);
  if (asking.length > 0) return asking;
  return sortByTopic(rules, topic, ({ title, description }) => `${title} ${description}`);
}

function locationOf(
  site: Site,
  { service, industry }: Offer,
  location: Location,
): NonNullable<CombinationData['location']> {
  const record = industry && siteIndex(site).industryInLocation(industry.slug, location.slug);
  const ownText = record ? [record.text, ...record.points].join(' ') : '';
  const isMentioned = (district: string) => ownText.includes(district);
  const districts = location.districts.toSorted((a, b) => Number(isMentioned(b)) - Number(isMentioned(a)));
  return {
    heading: fill(serviceSourceMessages.inShort, { subject: location.name }),
    ...(record || siteIndex(site).serviceInLocation(service.id, location.slug) || !location.economy
      ? {}
      : { text: location.economy }),
    details: [
      { label: serviceSourceMessages.districts, value: (record ? districts.slice(0, 3) : districts).join(', ') },
      { label: offersSourceMessages.landmark, value: location.landmark ?? '' },
      { label: offersSourceMessages.postalAreas, value: location.postalAreas.join(', ') },
      ...(record ? [] : [{ label: serviceSourceMessages.typicalIndustries, value: location.sectors.join(', ') }]),
    ].filter(({ value }) => value !== ''),
    more: {
      label: fill(serviceSourceMessages.wholeLocation, { location: location.name }),
      href: `/locations/${location.slug}`,
    },
  };
}

function relatedPagesOf(
  site: Site,
  service: OfferedService,
  industry: Industry | undefined,
  location: Location | undefined,
): NonNullable<CombinationData['relatedPages']> {
  if (location)
    return {
      heading: fill(serviceSourceMessages.byIndustryIn, { location: location.name }),
      items: industryPages(site, service, location),
    };
  return { heading: serviceSourceMessages.byLocation, items: industry ? locationPages(site, service, industry) : [] };
}

/** A summary of the service; for an industry in a location, only the parts most relevant to the industry. */
function summaryOf(site: Site, { service, industry, location }: Offer): CombinationData['summary'] {
  const industryTopic = industry && location && topicsIn(site).of(industry.slug);
  const titles = (points: readonly TitledText[], max: number) =>
    (industryTopic
      ? sortByTopic(points, industryTopic, ({ title, description }) => `${title} ${description}`).slice(0, max)
      : points
    ).map(({ title }) => title);
  return {
    heading: fill(serviceSourceMessages.inShort, { subject: service.name }),
    isWhole: !industryTopic,
    features: titles(service.features, 4),
    benefits: titles(service.benefits, 2),
    delivery: stagesOf(service, industryTopic ? 1 : undefined),
    notCovered: service.notCovered.slice(0, industryTopic ? 1 : undefined),
    more: {
      label: fill(serviceSourceMessages.wholeService, { service: service.nameInText }),
      href: `/services/${service.id}`,
    },
  };
}
