import { type InitialProfile, initialProfile } from '#data/plans/initialProfile.ts';
import type { Pricing } from '#data/schema/plan.ts';
import type { VisitorLocation } from '../location/context.ts';

/** The suggested industry, with the reason. */
export interface Suggestion extends InitialProfile {
  /** The reason as a sentence for the visitor. */
  why: string;
}

type Visitor = Pick<VisitorLocation, 'place' | 'known' | 'settled' | 'ipLocation'>;

/**
 * Suggests an industry from the visitor's location. The default place is ignored, because it says nothing of the
 * visitor; so is a stored place until the look-up has settled, because its result could change the price again.
 */
export function suggestion(
  visitor: Visitor | undefined,
  rules: Pick<Pricing, 'industryRules' | 'defaultProfile'>,
): Suggestion {
  const settled = visitor?.settled ? visitor : undefined;
  const { city, postal } = settled?.ipLocation ?? {};
  const place = settled?.known ? settled.place.name : undefined;
  const found = initialProfile({ city, postal, locationName: place }, rules);
  const reasons = {
    postal: `Suggested because your postal area is ${postal?.trim().slice(0, 3).toUpperCase()}.`,
    city: `Suggested because you seem to be in ${city}.`,
    location: `Suggested because ${place} is your nearest location.`,
    default: 'A starting point. Choose your own.',
  };
  return { ...found, why: reasons[found.because] };
}
