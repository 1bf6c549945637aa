import { serviceSourceMessages } from '#data/messages/service.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { helpDeskSpan } from '#data/rules/prices/helpDeskSpan.ts';
import type { PlanService } from '#data/rules/schema/planService.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { durationMinutes } from '#data/rules/text/durationMinutes.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import type { PlanResponse } from '../../sections/ResponseScale/ResponseScale.tsx';
import { planCosts } from './planCosts.ts';

export type PlanFacts = ReturnType<typeof planFacts>;

/** What the plans that a service comes with cost, how soon they answer, and what one kind of client pays. */
export function planFacts(site: Site, { price, example }: PlanService) {
  return {
    price,
    rows: planRows(site),
    /** Plans whose hours and response times have a form that can be drawn. */
    responses: responsesOf(site),
    ...(example ? { example: exampleOf(site, example) } : {}),
  };
}

/** One row a plan: its name, its price, the hours of its help desk and its response time. */
export function planRows({ pricing, provider }: Site): string[][] {
  return pricing.plans.map(({ name, basePrice, helpDeskHours, responseTime }) => [
    name,
    formatMoney(basePrice, provider),
    helpDeskHours,
    responseTime,
  ]);
}

function exampleOf(site: Site, { people, ...texts }: NonNullable<PlanService['example']>) {
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
    const minutes = durationMinutes(responseTime);
    const text = fill(serviceSourceMessages.answersWithin, { helpDeskHours, responseTime });
    return span && minutes ? [{ name, text, ...span, within: minutes / 60 }] : [];
  });
}
