import type { MoneyFormat } from '#data/money/formatMoney.ts';
import type { QuotePrices } from '#data/plans/quote.ts';
import type { Plan, Pricing } from '#data/schema/plan.ts';
import type { Site } from '#data/schema/site.ts';

/** What the calculator shows of a plan. */
type CalculatorPlan = Pick<
  Plan,
  'id' | 'name' | 'basePrice' | 'minUsers' | 'setupFee' | 'recommended' | 'responseTime'
>;

/** What the calculator knows: the prices, and who quotes them. */
export interface CalculatorData
  extends Pick<Pricing, 'industryRules' | 'defaultProfile' | 'annualDiscountPercent' | 'serviceArea'> {
  prices: Omit<QuotePrices, 'plans'> & { plans: CalculatorPlan[] };
  money: MoneyFormat;
  provider: { name: string; phone: string; email: string };
}

/** Takes it from the records: only what prices are made of, since it travels with the page. */
export function calculatorData({ pricing, provider }: Site): CalculatorData {
  const {
    industryRules,
    defaultProfile,
    annualDiscountPercent,
    serviceArea,
    profiles,
    volumeDiscounts,
    calculatorAddOns,
    calculator,
  } = pricing;
  return {
    industryRules,
    defaultProfile,
    annualDiscountPercent,
    serviceArea,
    prices: {
      plans: pricing.plans.map(({ id, name, basePrice, minUsers, setupFee, recommended, responseTime }) => ({
        id,
        name,
        basePrice,
        minUsers,
        setupFee,
        recommended,
        responseTime,
      })),
      profiles,
      volumeDiscounts,
      calculatorAddOns,
      calculator,
    },
    money: { locale: provider.locale, currency: provider.currency },
    provider: { name: provider.name, phone: provider.phone.display, email: provider.email },
  };
}
