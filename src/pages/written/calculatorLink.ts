import type { Pricing } from '#data/rules/schema/plan.ts';
import { writeSelection } from '#data/rules/prices/selectionQuery.ts';
import { defaultSelection } from '#data/rules/prices/selection.ts';

/** The price calculator with these values, the same for every visitor because the industry is named. */
export function calculatorLink(
  pricing: Pricing,
  { planId, users, addOnIds = [] }: { planId: string; users: number; addOnIds?: readonly string[] },
): string {
  const selection = { ...defaultSelection(pricing), planId, users, addOnIds, profileId: pricing.defaultProfile };
  return `/pricing${writeSelection('', selection, pricing.defaultProfile, pricing.defaultProfile, pricing)}`;
}
