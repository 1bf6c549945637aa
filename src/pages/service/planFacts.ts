import { serviceSourceMessages } from '#data/messages/service.ts';
import { durationHours, helpDeskSpan } from '#data/rules/prices/helpDeskSpan.ts';
import type { PlanService } from '#data/rules/schema/planService.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import type { PlanResponse } from '../../sections/ResponseScale/ResponseScale.tsx';
import { type PlanCosts, planCosts } from './planCosts.ts';
import { planRows } from './planRows.ts';

/** What the plans that a service comes with cost, how soon they answer, and what one kind of client pays. */
export interface PlanFacts {
  price: string;
  rows: string[][];
  /** Plans whose hours and response times have a form that can be drawn. */
  responses: PlanResponse[];
  example?: Omit<NonNullable<PlanService['example']>, 'people'> & {
    heading: string;
    cost: PlanCosts & { heading: string };
  };
}

export function planFacts(site: Site, { price, example }: PlanService): PlanFacts {
  return {
    price,
    rows: planRows(site),
    responses: responsesOf(site),
    ...(example ? { example: exampleOf(site, example) } : {}),
  };
}

function exampleOf(
  site: Site,
  { people, ...texts }: NonNullable<PlanService['example']>,
): NonNullable<PlanFacts['example']> {
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
