import { type InitialProfile, initialProfile } from '#data/rules/prices/initialProfile.ts';
import type { Pricing } from '#data/rules/schema/plan.ts';
import { calculatorMessages } from '#data/messages/calculator.ts';
import { fill } from '#data/rules/text/fill.ts';
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
  rules: Pick<Pricing, 'profileRules' | 'defaultProfile'>,
): Suggestion {
  const settled = visitor?.settled ? visitor : undefined;
  const { city, postal } = settled?.ipLocation ?? {};
  const place = settled?.known ? settled.place.name : undefined;
  const found = initialProfile({ city, postal, locationName: place }, rules);
  const { because } = calculatorMessages;
  const reasons = {
    postal: fill(because.postal, { postalArea: postal?.trim().slice(0, 3).toUpperCase() ?? '' }),
    city: fill(because.city, { city: city ?? '' }),
    location: fill(because.location, { location: place ?? '' }),
    default: because.default,
  };
  return { ...found, why: reasons[found.because] };
}
