import { offersSourceMessages } from '#data/messages/offers.ts';
import { serviceSourceMessages } from '#data/messages/service.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Location } from '#data/rules/schema/location.ts';
import type { PlanService } from '#data/rules/schema/planService.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill } from '#data/rules/text/fill.ts';
import type { PageSource } from '../../types/page.ts';
import { deferAllBut, offerHeroKeys } from '../shared/deferAllBut.ts';
import { picturePages } from '../shared/picturePages.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import { type ChildPage, sentenceOf } from '../service/childPages.ts';
import { planServiceFaq } from '../service/combinationFaq.ts';
import { type RelatedReadingData, relatedReading } from '../shared/relatedReading.ts';
import { type PlanOfferData, planOfferContent } from './planOffer.ts';

export interface PlanServiceInLocationData extends PlanOfferData, RelatedReadingData {
  passage: { heading: string; text: string; points: readonly string[] };
  pricesHeading: string;
  /** The industries there, each with what concerns the service most. */
  industries: { heading: string; items: ChildPage[] };
  location: { heading: string; details: { label: string; value: string }[]; more: NavLink };
  summary: { heading: string; features: string[]; notCovered: readonly string[]; more: NavLink };
}

export const source: PageSource<{ planService: string; locationSlug: string }, PlanServiceInLocationData> = {
  params: ({ planServices, locations }) =>
    planServices
      .filter(({ inLocations }) => inLocations)
      .flatMap(({ slug }) => locations.map((location) => ({ planService: slug, locationSlug: location.slug }))),
  content: (site, { planService: slug, locationSlug }, path) => {
    const index = siteIndex(site);
    const planService = index.planService(slug);
    const location = index.location(locationSlug);
    const { data, ...page } = planOfferContent(site, path, {
      planService,
      location,
      faq: planServiceFaq(site, planService, location),
    });
    const written = index.serviceInLocation(slug, locationSlug);
    const values = { location: location.name, service: planService.nameInText };
    return deferAllBut<PlanServiceInLocationData>(
      {
        ...page,
        head: { ...page.head, picturePage: picturePages.location(location) },
        data: {
          ...data,
          intro: written?.lede ?? data.intro,
          passage: {
            heading: fill(serviceSourceMessages.whatLocationNeeds, values),
            text: written?.text ?? location.economy ?? location.summary,
            points: written?.points ?? [],
          },
          pricesHeading: fill(serviceSourceMessages.costIn, values),
          industries: {
            heading: fill(serviceSourceMessages.byIndustryIn, { location: location.name }),
            items: industriesOf(site, slug, location),
          },
          location: {
            heading: fill(serviceSourceMessages.inShort, { subject: location.name }),
            details: [
              { label: serviceSourceMessages.districts, value: location.districts.join(', ') },
              { label: offersSourceMessages.landmark, value: location.landmark ?? '' },
              { label: offersSourceMessages.postalAreas, value: location.postalAreas.join(', ') },
              { label: serviceSourceMessages.typicalIndustries, value: location.sectors.join(', ') },
            ].filter(({ value }) => value !== ''),
            more: {
              label: fill(serviceSourceMessages.wholeLocation, { location: location.name }),
              href: `/locations/${location.slug}`,
            },
          },
          summary: summaryOf(planService),
          ...relatedReading(site, {
            keywords: planService.keywords,
            title: planService.name,
            body: [written?.text ?? location.economy ?? '', ...(written?.points ?? [])],
          }),
        },
      },
      offerHeroKeys,
    );
  },
};

function industriesOf(site: Site, planService: string, location: Location): ChildPage[] {
  return site.industries.map((industry) => ({
    label: industry.name,
    href: siteIndex(site).industryPlacePath(industry.slug, location.slug) ?? `/industries/${industry.slug}`,
    text: sentenceOf(site, planService, industry, location) ?? industry.shortDescription,
  }));
}

function summaryOf({
  slug,
  name,
  nameInText,
  features,
  notCovered,
}: PlanService): PlanServiceInLocationData['summary'] {
  return {
    heading: fill(serviceSourceMessages.inShort, { subject: name }),
    features: features.map(({ title }) => title),
    notCovered,
    more: {
      label: fill(serviceSourceMessages.wholeService, { service: nameInText }),
      href: `/services/${slug}`,
    },
  };
}
