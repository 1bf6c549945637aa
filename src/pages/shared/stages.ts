import type { RouteStop } from '../../ui/Route/Route.tsx';
import { serviceSourceMessages } from '#data/messages/service.ts';
import type { Delivery } from '#data/rules/schema/service.ts';

export interface Stage extends RouteStop {
  steps: string[];
}

/** The stages of a service. */
export function stagesOf({ delivery }: { delivery: Delivery }): Stage[] {
  const { weekOne, monthOne, everyMonth } = serviceSourceMessages;
  return [
    { title: weekOne, steps: delivery.weekOne },
    { title: monthOne, steps: delivery.monthOne },
    { title: everyMonth, steps: delivery.everyMonth },
  ];
}
