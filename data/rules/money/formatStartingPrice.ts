import type { Service } from '../schema/service.ts';
import type { Site } from '../schema/site.ts';
import { fill } from '../text/fill.ts';
import { formatMoney } from './formatMoney.ts';

/** Formats a service's starting price with its unit: "$75 per user per month", "$95 call-out, then $120 per hour". */
export function formatStartingPrice(
  { startingPrice, pricingModel, callOut }: Service['pricing'],
  { provider, messages }: Pick<Site, 'provider' | 'messages'>,
): string {
  const price = `${formatMoney(startingPrice, provider)} ${messages.prices[pricingModel]}`;
  return callOut === undefined
    ? price
    : fill(messages.prices.callOut, { amount: formatMoney(callOut, provider), price });
}
