import { formatMoney, type MoneyFormat } from '#data/rules/money/formatMoney.ts';
import { pricingSourceMessages } from '#data/messages/pricing.ts';
import { planQuote } from '#data/rules/prices/planQuote.ts';
import type { Pricing } from '#data/rules/schema/plan.ts';

/** What each plan comes to per month: for the fewest users that every plan takes, and wherever a volume discount begins above that. */
export function workedExamples(pricing: Pricing, provider: MoneyFormat) {
  const { plans, profiles, defaultProfile, volumeDiscounts } = pricing;
  const fewest = Math.max(...plans.map(({ minUsers }) => minUsers));
  const sizes = [
    ...new Set([
      fewest,
      ...volumeDiscounts.map(({ threshold }) => threshold).filter((threshold) => threshold > fewest),
    ]),
  ].sort((a, b) => a - b);
  return {
    /** By its code: "CAD". */
    currency: provider.currency,
    industry: profiles.find(({ id }) => id === defaultProfile)?.name ?? defaultProfile,
    head: [pricingSourceMessages.users, ...plans.map(({ name }) => name)],
    rows: sizes.map((users) => {
      const monthly = plans.map(({ id }) => planQuote(pricing, id, users).monthly);
      return [String(users), ...monthly.map((cents) => formatMoney(cents, provider))];
    }),
  };
}
