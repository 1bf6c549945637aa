import { formatMoney } from '#data/rules/money/formatMoney.ts';
import type { Site } from '#data/rules/schema/site.ts';
import { homeSourceMessages } from '#data/messages/home.ts';
import { fill } from '#data/rules/text/fill.ts';
import { listText } from '#data/rules/text/listText.ts';

/** The plans in short, and what larger teams save. */
export function plansTeaser({ pricing, provider }: Pick<Site, 'pricing' | 'provider'>) {
  const steps = pricing.volumeDiscounts
    .toSorted((a, b) => a.threshold - b.threshold)
    .map(({ threshold, discountPercent }) =>
      fill(homeSourceMessages.discountFromUsers, { percent: discountPercent, count: threshold }),
    );
  return {
    plans: pricing.plans.map(({ id, name, description, basePrice, minUsers, recommended }) => ({
      id,
      name,
      description,
      price: formatMoney(basePrice, provider),
      minUsers,
      recommended,
    })),
    /** Empty where no discount is given. */
    discounts: listText(steps, provider.locale),
  };
}
