import type { Pricing } from '../schema/plan.ts';

/**
 * Every industry that a list of prices names, with what its pricing profile changes and why, and with the name to choose in
 * the calculator where that is another one.
 */
export function pricedIndustries({ profiles }: Pick<Pricing, 'profiles'>) {
  return profiles.flatMap(({ name, alsoFor = [], complianceMultiplier, reason }) =>
    [name, ...alsoFor].map((industry) => ({
      name: industry,
      complianceMultiplier,
      reason,
      chosenAs: industry === name ? undefined : name,
    })),
  );
}
