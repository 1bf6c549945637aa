import type { PricingModel, Service } from '../schema/service.ts';
import { formatMoney, type MoneyFormat } from './formatMoney.ts';

/** Unit of a price, as it is displayed after the amount. */
export const priceUnits: Record<PricingModel, string> = {
  'per-user-month': 'per user per month',
  project: 'per project',
  'flat-month': 'per month',
  'per-hour': 'per hour',
};

/** Formats a service's starting price with its unit: "$75 per user per month". */
export function formatStartingPrice(
  { startingPrice, pricingModel }: Service['pricing'],
  provider: MoneyFormat,
): string {
  return `${formatMoney(startingPrice, provider)} ${priceUnits[pricingModel]}`;
}
