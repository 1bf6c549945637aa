import type { Service } from '../schema/service.ts';
import type { Site } from '../schema/site.ts';

/** The starting price of the plans, which is also that of the service categories included in every plan. */
export function planPricing({ pricing }: Pick<Site, 'pricing'>): Service['pricing'] {
  return {
    startingPrice: Math.min(...pricing.plans.map(({ basePrice }) => basePrice)),
    pricingModel: 'per-user-month',
  };
}
