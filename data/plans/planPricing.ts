import type { Service } from '../schema/service.ts';
import type { Site } from '../schema/site.ts';

/** What the plans start at, and with them the areas of work that come with every plan. */
export function planPricing({ pricing }: Pick<Site, 'pricing'>): Service['pricing'] {
  return {
    startingPrice: Math.min(...pricing.plans.map(({ basePrice }) => basePrice)),
    pricingModel: 'per-user-month',
  };
}
