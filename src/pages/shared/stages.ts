import type { RouteStop } from '../../ui/Route/Route.tsx';
import { serviceSourceMessages } from '#data/messages/service.ts';
import type { Delivery } from '#data/rules/schema/service.ts';

/** The stages of a service. */
export function stagesOf({ delivery }: { delivery: Delivery }): RouteStop[] {
  const { weekOne, monthOne, everyMonth } = serviceSourceMessages;
  return [
    { title: weekOne, steps: delivery.weekOne },
    { title: monthOne, steps: delivery.monthOne },
    { title: everyMonth, steps: delivery.everyMonth },
  ];
}
