import type { MoneyFormat } from '#data/rules/money/formatMoney.ts';
import type { QuotePrices } from '#data/rules/prices/quote.ts';
import type { Plan, Pricing } from '#data/rules/schema/plan.ts';
import type { Site } from '#data/rules/schema/site.ts';

/** The fields of a plan that the calculator needs. */
type CalculatorPlan = Pick<
  Plan,
  'id' | 'name' | 'basePrice' | 'minUsers' | 'setupFee' | 'recommended' | 'responseTime'
>;

/** Data of the calculator. */
export interface CalculatorData
  extends Pick<Pricing, 'profileRules' | 'defaultProfile' | 'annualDiscountPercent' | 'serviceCategory'> {
  prices: Omit<QuotePrices, 'plans'> & { plans: CalculatorPlan[] };
  money: MoneyFormat;
  provider: { name: string; phone: string; email: string };
  /** Whether visitors can pick a time. */
  booking: boolean;
}

/** Selects the calculator's data from the site's records: no more than necessary, because it is part of the page. */
export function calculatorData({ pricing, provider, booking, bookingService }: Site): CalculatorData {
  const {
    profileRules,
    defaultProfile,
    annualDiscountPercent,
    serviceCategory,
    profiles,
    volumeDiscounts,
    calculatorAddOns,
    calculator,
  } = pricing;
  return {
    profileRules,
    defaultProfile,
    annualDiscountPercent,
    serviceCategory,
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
      annualDiscountPercent,
      profiles,
      volumeDiscounts,
      calculatorAddOns,
      calculator,
    },
    money: { locale: provider.locale, currency: provider.currency },
    provider: { name: provider.name, phone: provider.phone.display, email: provider.email },
    booking: (booking ?? bookingService) !== undefined,
  };
}
