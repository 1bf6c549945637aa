import { formatMoney, type MoneyFormat } from '#data/rules/money/formatMoney.ts';
import { pricingSourceMessages } from '#data/messages/pricing.ts';
import { quote } from '#data/rules/prices/quote.ts';
import type { Pricing } from '#data/rules/schema/plan.ts';

export interface Examples {
  /** By its code: "CAD". */
  currency: string;
  industry: string;
  head: string[];
  rows: string[][];
}

/** What each plan comes to per month: for the fewest users that every plan takes, and wherever a volume discount begins above that. */
export function workedExamples(pricing: Pricing, provider: MoneyFormat): Examples {
  const { plans, profiles, defaultProfile, volumeDiscounts } = pricing;
  const fewest = Math.max(...plans.map(({ minUsers }) => minUsers));
  const sizes = [
    ...new Set([
      fewest,
      ...volumeDiscounts.map(({ threshold }) => threshold).filter((threshold) => threshold > fewest),
    ]),
  ].sort((a, b) => a - b);
  const choice = { profileId: defaultProfile, addOnIds: [], includeSetup: false, includeHardware: false, devices: 0 };
  return {
    currency: provider.currency,
    industry: profiles.find(({ id }) => id === defaultProfile)?.name ?? defaultProfile,
    head: [pricingSourceMessages.users, ...plans.map(({ name }) => name)],
    rows: sizes.map((users) => {
      const quotes = plans.map(({ id }) => quote({ ...choice, planId: id, users }, pricing));
      return [String(users), ...quotes.map(({ monthly }) => formatMoney(monthly, provider))];
    }),
  };
}
