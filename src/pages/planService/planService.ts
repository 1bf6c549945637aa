import { serviceSourceMessages } from '#data/messages/service.ts';
import { durationHours, helpDeskSpan } from '#data/rules/prices/helpDeskSpan.ts';
import type { PlanService } from '#data/rules/schema/planService.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import { heroPriceData } from '../../features/heroPrice/heroPriceData.ts';
import { siteIndex } from '../../routing/siteIndex.ts';
import type { PlanResponse } from '../../sections/ResponseScale/ResponseScale.tsx';
import type { PageSource } from '../../types/page.ts';
import { deferAllBut, offerHeroKeys } from '../shared/deferAllBut.ts';
import { planCosts } from '../service/planCosts.ts';
import { type Stage, stagesOf } from '../service/stages.ts';
import type { WrittenText } from '../service/writtenText.ts';
import { type PlanOfferData, planOfferContent } from './planOffer.ts';

export interface PlanServiceData
  extends PlanOfferData,
    Pick<PlanService, 'longDescription' | 'features' | 'benefits' | 'price' | 'notCovered'> {
  featuresHeading: string;
  stages: Stage[];
  /** Plans whose hours and response times have a form that can be drawn. */
  responses: PlanResponse[];
  example?: Omit<NonNullable<PlanService['example']>, 'people'> & { heading: string; cost: WrittenText['cost'] };
}

export const source: PageSource<{ planService: string }, PlanServiceData> = {
  params: ({ planServices }) => planServices.map(({ slug }) => ({ planService: slug })),
  content: (site, { planService: slug }, path) => {
    const planService = siteIndex(site).planService(slug);
    const heroPrice = heroPriceData(site);
    const { longDescription, features, benefits, price, notCovered, nameInText, faq } = planService;
    const { data, ...page } = planOfferContent(site, path, { planService, faq });
    const example = exampleOf(site, planService);
    return deferAllBut<PlanServiceData>(
      {
        ...page,
        data: {
          ...data,
          ...(heroPrice ? { heroPrice } : {}),
          longDescription,
          featuresHeading: fill(serviceSourceMessages.whatIncludes, { service: nameInText }),
          features,
          benefits,
          stages: stagesOf(planService),
          price,
          responses: responsesOf(site),
          notCovered,
          ...(example ? { example } : {}),
        },
      },
      offerHeroKeys,
    );
  },
};

function exampleOf(site: Site, { example }: PlanService): PlanServiceData['example'] {
  if (!example) return undefined;
  const { people, ...texts } = example;
  return {
    ...texts,
    heading: fillCount(serviceSourceMessages.example, people),
    cost: {
      heading: fillCount(serviceSourceMessages.exampleCost, people),
      ...planCosts(site, people, site.pricing.defaultProfile, fillCount(serviceSourceMessages.cost.plansOnly, people)),
    },
  };
}

function responsesOf({ pricing }: Site): PlanResponse[] {
  return pricing.plans.flatMap(({ name, helpDeskHours, responseTime }) => {
    const span = helpDeskSpan(helpDeskHours);
    const within = durationHours(responseTime);
    const text = fill(serviceSourceMessages.answersWithin, { helpDeskHours, responseTime });
    return span && within ? [{ name, text, ...span, within }] : [];
  });
}
