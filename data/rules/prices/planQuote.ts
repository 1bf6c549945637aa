import type { Pricing } from '../schema/plan.ts';
import { type Quote, quote } from './quote.ts';

/** What a plan costs so many people with its setup, without devices; by default without add-ons, for the industry without a surcharge. */
export function planQuote(
  pricing: Pricing,
  planId: string,
  users: number,
  { profileId = pricing.defaultProfile, addOnIds = [] }: { profileId?: string; addOnIds?: readonly string[] } = {},
): Quote {
  return quote({ planId, users, profileId, addOnIds, includeSetup: true, includeHardware: false, devices: 0 }, pricing);
}
