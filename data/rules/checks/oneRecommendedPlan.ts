import type { RecordCheck } from './recordCheck.ts';

/** Exactly one plan is recommended, because the "Most Popular" badge is displayed once. */
export const oneRecommendedPlan: RecordCheck<'pricing'> = ({ pricing }) => {
  if (pricing.plans.length === 0) return [];
  const ids = pricing.plans.filter((plan) => plan.recommended).map((plan) => plan.id);
  return ids.length === 1
    ? []
    : [
        `pricing: ${ids.length === 0 ? 'no plan is' : `${ids.join(', ')} are`} recommended. Set "recommended: true" on exactly one plan.`,
      ];
};
