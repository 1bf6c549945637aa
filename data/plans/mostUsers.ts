import type { Pricing } from '../schema/plan.ts';
import { type Quote, quote } from './quote.ts';

/** The most users that are tried: nobody asks the chat for more. */
const maxTried = 1000;

/** The quote for the most users that an amount in cents per month pays for, without an industry's rate. */
export function mostUsers(
  planId: string,
  amount: number,
  addOnIds: readonly string[],
  pricing: Pricing,
): Quote | undefined {
  const plan = pricing.plans.find(({ id }) => id === planId);
  if (!plan) return undefined;
  const { minUsers, basePrice } = plan;
  // A volume discount can make more users cheaper than fewer, so every number is tried; none halves the price.
  const limit = Math.min(maxTried, Math.ceil((2 * amount) / basePrice) + minUsers);
  const selection = { planId, addOnIds, profileId: pricing.defaultProfile, devices: 0 };
  for (let users = limit; users >= minUsers; users--) {
    const priced = quote({ ...selection, users, includeSetup: false, includeHardware: false }, pricing);
    if (priced.monthly <= amount) return priced;
  }
  return undefined;
}
