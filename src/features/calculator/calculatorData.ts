import type { Site } from '#data/rules/schema/site.ts';

export type CalculatorData = ReturnType<typeof calculatorData>;

/** Data of the calculator. */
export function calculatorData({ pricing, provider, booking, bookingService }: Site) {
  return {
    prices: pricing,
    money: { locale: provider.locale, currency: provider.currency },
    provider: { name: provider.name, phone: provider.phone.display, email: provider.email },
    /** Whether visitors can pick a time. */
    booking: (booking ?? bookingService) !== undefined,
  };
}
