import type { Service } from '../schema/service.ts';
import type { Site } from '../schema/site.ts';
import { formatMoney } from './formatMoney.ts';

/** Formats a service's starting price with its unit: "$75 per user per month". */
export function formatStartingPrice(
  { startingPrice, pricingModel }: Service['pricing'],
  { provider, messages }: Pick<Site, 'provider' | 'messages'>,
): string {
  return `${formatMoney(startingPrice, provider)} ${messages.prices[pricingModel]}`;
}
