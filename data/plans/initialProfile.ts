import type { Pricing } from '../schema/plan.ts';
import { fold } from '../search/fold.ts';

/** What is known of where a visitor is. */
export interface VisitorPlace {
  /** A full postal code or its first three characters. */
  postal?: string | undefined;
  city?: string | undefined;
  /** Name of the nearest location. */
  locationName?: string | undefined;
}

export interface InitialProfile {
  profileId: string;
  /** Which of the visitor's details decided it. */
  because: 'postal' | 'city' | 'location' | 'default';
}

/** The first guess of a visitor's trade, by the first rule that matches; letter case and accents do not count. */
export function initialProfile(
  place: VisitorPlace,
  pricing: Pick<Pricing, 'industryRules' | 'defaultProfile'>,
): InitialProfile {
  const { postal = '', city = '', locationName = '' } = place;
  const area = fold(postal).replace(/[\s-]/g, '').slice(0, 3);
  const foldedCity = fold(city);
  const foldedName = fold(locationName);
  for (const { postalAreas = [], cities = [], locationNames = [], profile } of pricing.industryRules) {
    if (postalAreas.some((entry) => fold(entry) === area)) return { profileId: profile, because: 'postal' };
    if (cities.some((entry) => fold(entry) === foldedCity)) return { profileId: profile, because: 'city' };
    if (locationNames.some((entry) => foldedName.includes(fold(entry))))
      return { profileId: profile, because: 'location' };
  }
  return { profileId: pricing.defaultProfile, because: 'default' };
}
