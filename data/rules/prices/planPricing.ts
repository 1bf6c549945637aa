import type { Pricing } from '../schema/plan.ts';
import type { Service } from '../schema/service.ts';
import { planMonthly } from './planMonthly.ts';

/** The least that a plan costs per user and month at the rate of an industry, in cents; undefined without plans. */
export function lowestPlanPrice({ plans }: Pick<Pricing, 'plans'>, multiplier = 1): number | undefined {
  const prices = plans.map(({ basePrice }) => planMonthly(basePrice, 1, multiplier, []).monthly);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** The starting price of the plans, which is also that of the service categories included in every plan. @throws RangeError without plans */
export function planPricing({ pricing }: { pricing: Pick<Pricing, 'plans'> }): Service['pricing'] {
  const startingPrice = lowestPlanPrice(pricing);
  if (startingPrice === undefined) throw new RangeError('There are no plans whose price could be the starting price.');
  return { startingPrice, pricingModel: 'per-user-month' };
}
