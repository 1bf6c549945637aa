import { normalizeText } from '../search/normalizeText.ts';
import { editDistance } from '../text/editDistance.ts';
import type { Target } from '../schema/reference.ts';
import { referencesOf } from './references.ts';
import { targets } from './referenceTargets.ts';
import type { RecordCheck } from './recordCheck.ts';

/** Every record that another record references exists. */
export const referencesExist: RecordCheck = (site) => {
  const known = new Map<Target, Set<string>>();
  const keysOf = (target: Target) => {
    const keys = known.get(target) ?? new Set(targets[target].keys(site).map((key) => comparable(target, key)));
    known.set(target, keys);
    return keys;
  };
  const faults = referencesOf(site)
    // Values other than text are reported by the schema.
    .filter(({ value, target }) => typeof value === 'string' && !keysOf(target).has(comparable(target, value)))
    .map(
      ({ record, field, value, target }) =>
        `${record}: ${field} "${value}" does not exist${suggestionFor(value, targets[target].keys(site))}. Add it to ${targets[target].home} or fix the name.`,
    );
  // The sections of one file share the place and the industry in its path.
  return [...new Set(faults)];
};

/** Names are compared without case and accents, every other key exactly. */
function comparable(target: Target, key: string): string {
  return target === 'locationName' ? normalizeText(key) : key;
}

/** The key that is spelled most alike, as an aside; empty where none is near. */
function suggestionFor(value: string, keys: readonly string[]): string {
  const near = keys.find((key) => editDistance(key.toLowerCase(), value.toLowerCase(), 2) !== undefined);
  return near === undefined ? '' : ` (is it "${near}"?)`;
}
