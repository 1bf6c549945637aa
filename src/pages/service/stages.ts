import type { RouteStop } from '../../ui/Route/Route.tsx';
import { serviceSourceMessages } from '#data/messages/service.ts';
import type { Delivery } from '#data/rules/schema/service.ts';

export interface Stage extends RouteStop {
  steps: string[];
}

/** The stages of a service, with at most `maxSteps` steps each. */
export function stagesOf({ delivery }: { delivery: Delivery }, maxSteps = Number.POSITIVE_INFINITY): Stage[] {
  const { weekOne, monthOne, everyMonth } = serviceSourceMessages;
  return [
    { title: weekOne, steps: delivery.weekOne.slice(0, maxSteps) },
    { title: monthOne, steps: delivery.monthOne.slice(0, maxSteps) },
    { title: everyMonth, steps: delivery.everyMonth.slice(0, maxSteps) },
  ];
}
