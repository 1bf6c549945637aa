import type { Pricing } from '../schema/plan.ts';
import { normalizeText } from '../search/normalizeText.ts';

/** What is known about the visitor's location. */
export interface VisitorPosition {
  /** A full postal code or its first three characters. */
  postal?: string | undefined;
  city?: string | undefined;
  /** Name of the nearest location. */
  locationName?: string | undefined;
}

export interface InitialProfile {
  profileId: string;
  /** Which detail of the location matched. */
  because: 'postal' | 'city' | 'location' | 'default';
}

/** Guesses the visitor's pricing profile by the first matching rule. Comparisons ignore case and accents. */
export function initialProfile(
  visitor: VisitorPosition,
  pricing: Pick<Pricing, 'profileRules' | 'defaultProfile'>,
): InitialProfile {
  const { postal = '', city = '', locationName = '' } = visitor;
  const area = normalizeText(postal).replace(/[\s-]/g, '').slice(0, 3);
  const normalizedCity = normalizeText(city);
  const normalizedName = normalizeText(locationName);
  for (const { postalAreas = [], cities = [], locationNames = [], profile } of pricing.profileRules) {
    if (postalAreas.some((entry) => normalizeText(entry) === area)) return { profileId: profile, because: 'postal' };
    if (cities.some((entry) => normalizeText(entry) === normalizedCity)) return { profileId: profile, because: 'city' };
    if (locationNames.some((entry) => normalizedName.includes(normalizeText(entry))))
      return { profileId: profile, because: 'location' };
  }
  return { profileId: pricing.defaultProfile, because: 'default' };
}
