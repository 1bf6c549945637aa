import type { Site } from '../schema/site.ts';
import { addressesApart } from './addressesApart.ts';
import { coordinatesInRegion } from './coordinatesInRegion.ts';
import { copyNames } from './copyNames.ts';
import { downloadsOfResources } from './downloadsOfResources.ts';
import { oneRecommendedPlan } from './oneRecommendedPlan.ts';
import { referencesExist } from './referencesExist.ts';
import { uniqueKeys } from './uniqueKeys.ts';

/** A rule across records: returns a sentence for each breach, naming record, field, value and remedy. */
type Check = (site: Site) => string[];

const checks: Check[] = [
  uniqueKeys,
  addressesApart,
  referencesExist,
  coordinatesInRegion,
  copyNames,
  oneRecommendedPlan,
  downloadsOfResources,
];

/**
 * Runs every rule. `tolerant` is for records the schema has already refused: a rule that stumbles over them is passed
 * over, so that the other rules still say what they found.
 */
export function checkRecords(site: Site, { tolerant }: { tolerant: boolean }): string[] {
  return checks.flatMap((check) => {
    try {
      return check(site);
    } catch (error) {
      if (tolerant) return [];
      throw error;
    }
  });
}
