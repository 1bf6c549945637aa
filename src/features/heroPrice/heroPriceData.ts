import type { MoneyFormat } from '#data/rules/money/formatMoney.ts';
import type { VolumeDiscount } from '#data/rules/schema/money.ts';
import type { Site } from '#data/rules/schema/site.ts';

/** Data of the price in the hero: no more than necessary, because it is part of the page. */
export interface HeroPriceData {
  plan: { id: string; name: string; basePrice: number; minUsers: number };
  users: number;
  /** The industry at first. */
  profile: string;
  profiles: { id: string; name: string; multiplier: number }[];
  discounts: readonly VolumeDiscount[];
  money: MoneyFormat;
}

/** The price for the calculator's defaults, where there are plans; `profile` is that of the page's industry, if it has one. */
export function heroPriceData(
  { pricing, provider }: Site,
  profile: string = pricing.defaultProfile,
): HeroPriceData | undefined {
  const { calculator, plans, profiles, volumeDiscounts } = pricing;
  if (plans.length === 0) return undefined;
  const plan = plans.find(({ id }) => id === calculator.plan);
  if (!plan) throw new RangeError(`The calculator's plan "${calculator.plan}" does not exist.`);
  const { id, name, basePrice, minUsers } = plan;
  return {
    plan: { id, name, basePrice, minUsers },
    users: Math.max(calculator.users, minUsers),
    profile,
    profiles: profiles.map(({ complianceMultiplier, reason: _reason, ...own }) => ({
      ...own,
      multiplier: complianceMultiplier,
    })),
    discounts: volumeDiscounts,
    money: { locale: provider.locale, currency: provider.currency },
  };
}
