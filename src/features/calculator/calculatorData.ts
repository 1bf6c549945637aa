import type { MoneyFormat } from '#data/rules/money/formatMoney.ts';
import type { Pricing } from '#data/rules/schema/plan.ts';
import type { Site } from '#data/rules/schema/site.ts';

/** Data of the calculator. */
export interface CalculatorData {
  prices: Pricing;
  money: MoneyFormat;
  provider: { name: string; phone: string; email: string };
  /** Whether visitors can pick a time. */
  booking: boolean;
}

export function calculatorData({ pricing, provider, booking, bookingService }: Site): CalculatorData {
  return {
    prices: pricing,
    money: { locale: provider.locale, currency: provider.currency },
    provider: { name: provider.name, phone: provider.phone.display, email: provider.email },
    booking: (booking ?? bookingService) !== undefined,
  };
}
