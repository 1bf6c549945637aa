import type { Delivery } from '#data/schema/service.ts';

/** What is done in one of the times that a service is delivered in. */
export interface Stage {
  title: string;
  steps: string[];
}

/** The times of a service, with so many steps of each. */
export function stagesOf({ delivery }: { delivery: Delivery }, most = Number.POSITIVE_INFINITY): Stage[] {
  return [
    { title: 'Week one', steps: delivery.weekOne.slice(0, most) },
    { title: 'Month one', steps: delivery.monthOne.slice(0, most) },
    { title: 'Every month after', steps: delivery.everyMonth.slice(0, most) },
  ];
}
