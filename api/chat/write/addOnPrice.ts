import { formatMoney } from '../../../data/money/formatMoney.ts';
import type { AddOn } from '../../../data/schema/plan.ts';
import type { Provider } from '../../../data/schema/provider.ts';

const perUnit = { 'per-user': ' per user per month', 'flat-rate': ' per month', custom: '' } as const;

/** What an add-on costs, and for what: "$10 per user per month", "$1,500 once". */
export function addOnPrice(
  { price, pricingType, oneTime }: Pick<AddOn, 'price' | 'pricingType' | 'oneTime'>,
  provider: Pick<Provider, 'locale' | 'currency'>,
): string {
  return pricingType === 'custom'
    ? 'quoted separately'
    : `${formatMoney(price, provider)}${oneTime ? ' once' : perUnit[pricingType]}`;
}
