import type { PricingModel, Service } from '../schema/service.ts';
import { formatMoney, type MoneyFormat } from './formatMoney.ts';

/** What a price is for. */
export const priceUnits: Record<PricingModel, string> = {
  'per-user-month': 'per user per month',
  project: 'per project',
  'flat-month': 'per month',
  'per-hour': 'per hour',
};

/** What a service starts at, with its unit: "$75 per user per month". */
export function formatStartingPrice(
  { startingPrice, pricingModel }: Service['pricing'],
  provider: MoneyFormat,
): string {
  return `${formatMoney(startingPrice, provider)} ${priceUnits[pricingModel]}`;
}
