import { serviceMessages, serviceSourceMessages } from '#data/messages/service.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { formatStartingPrice } from '#data/rules/money/formatStartingPrice.ts';
import type { Industry } from '#data/rules/schema/industry.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';
import type { OfferedService } from '../shared/offer.ts';
import { calculatorLink, type PlanCosts, planCosts } from './planCosts.ts';

const texts = serviceSourceMessages.cost;

/** What a service costs a client of the industry's common size on its own, and what the plan costs that we recommend. */
export function industryCost(site: Site, service: OfferedService, industry: Industry): PlanCosts & { heading: string } {
  const people = industry.exampleSize;
  const alone = { label: fill(texts.alone, { service: service.name }), value: priceAlone(site, service, people) };
  const { prices, ...rest } = recommendedPlanCosts(site, industry);
  const withPlan = service.withPlan ? [{ label: texts.withPlan, value: service.withPlan }] : [];
  return { heading: fillCount(texts.heading, people), prices: [alone, ...withPlan, ...prices], ...rest };
}

/** What a service costs in a location, where one price list holds everywhere: on its own, and with a plan. */
export function listCost(site: Site, service: OfferedService, location: string): PlanCosts & { heading: string } {
  const price = formatStartingPrice(service.pricing, site);
  const withPlan = service.withPlan ? [{ label: texts.withPlan, value: service.withPlan }] : [];
  return {
    heading: fill(serviceSourceMessages.costIn, { location, service: service.nameInText }),
    prices: [{ label: fill(texts.alone, { service: service.name }), value: fill(texts.from, { price }) }, ...withPlan],
    conditions: texts.beforeTax,
    calculator: calculatorLink(site.pricing, serviceMessages.workOutPrice),
  };
}

/** What the plan that we recommend costs a client of the industry's common size; no price where it is for more people. */
export function recommendedPlanCosts(site: Site, industry: Industry): PlanCosts {
  const plans = site.pricing.plans.filter(({ recommended }) => recommended);
  return planCosts(site, industry.exampleSize, industry.pricingProfile, texts.conditions, plans);
}

/** What so many people pay without a plan. Where the price depends on more than their number, it starts somewhere and is quoted. */
export function priceAlone(site: Site, { pricing }: OfferedService, people: number): string {
  const price = formatStartingPrice(pricing, site);
  if (pricing.pricingModel === 'per-user-month')
    return fillCount(texts.total, people, { total: formatMoney(pricing.startingPrice * people, site.provider), price });
  return fill(pricing.pricingModel === 'per-hour' ? texts.from : texts.quoted, { price });
}

/** What so many people pay, inside a sentence. */
export function costInShort(site: Site, { pricing }: OfferedService, { exampleSize }: Industry): string {
  if (pricing.pricingModel !== 'per-user-month')
    return fill(texts.fromInText, { price: formatStartingPrice(pricing, site) });
  return fillCount(texts.totalInText, exampleSize, {
    total: formatMoney(pricing.startingPrice * exampleSize, site.provider),
  });
}

/** The price that every client of an industry can get, whatever its size; `undefined` where it is quoted. */
export function pricingForAll({ pricing }: Pick<OfferedService, 'pricing'>): OfferedService['pricing'] | undefined {
  return ['per-user-month', 'per-hour'].includes(pricing.pricingModel) ? pricing : undefined;
}
