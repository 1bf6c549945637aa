import { serviceSourceMessages } from '#data/messages/service.ts';
import { formatMoney } from '#data/rules/money/formatMoney.ts';
import { percentAbove } from '#data/rules/prices/percentAbove.ts';
import { planQuote } from '#data/rules/prices/planQuote.ts';
import type { Quote } from '#data/rules/prices/quote.ts';
import type { NavLink } from '#data/rules/schema/navigation.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { fill, fillCount } from '#data/rules/text/fill.ts';

export type PlanCosts = ReturnType<typeof planCosts>;

/** What each of some plans that is open to so many people costs them, at the rate of a pricing profile. `condition` opens the conditions. */
export function planCosts(
  { pricing, provider }: Site,
  people: number,
  profileId: string,
  condition: string,
  plans = pricing.plans,
) {
  const texts = serviceSourceMessages.cost;
  const money = (cents: number) => formatMoney(cents, provider);
  const quotes = plans
    .filter(({ minUsers }) => people >= minUsers)
    .map(({ id }) => planQuote(pricing, id, people, { profileId }));
  return {
    prices: quotes.map(({ plan, monthly, oneTime }) => ({
      label: fill(texts.plan, { plan: plan.name }),
      value: fill(texts.planPrice, { monthly: money(monthly), setup: money(oneTime) }),
    })),
    /** What the prices hold for. */
    conditions: [condition, ...conditionsOf(quotes[0])].join(' '),
    calculator: calculatorLink(pricing, fillCount(texts.calculate, people), `?users=${people}&industry=${profileId}`),
  };
}

/** Where one calculates what it costs; undefined without plans, and so without a calculator. */
export const calculatorLink = ({ plans }: Site['pricing'], label: string, query = ''): NavLink | undefined =>
  plans.length > 0 ? { label, href: `/pricing${query}` } : undefined;

/** What the prices of the plans hold for; the same for every plan. */
function conditionsOf(quoted: Quote | undefined): string[] {
  const texts = serviceSourceMessages.cost;
  const rate = quoted ? percentAbove(quoted.compliance.multiplier) : 0;
  const discount = quoted?.volumeDiscount.percent ?? 0;
  return [
    ...(quoted && rate !== 0
      ? [
          fill(rate > 0 ? texts.rateAbove : texts.rateBelow, {
            percent: Math.abs(rate),
            reason: quoted.compliance.reason,
          }),
        ]
      : []),
    ...(discount > 0 ? [fill(texts.volumeDiscount, { percent: discount })] : []),
  ];
}
