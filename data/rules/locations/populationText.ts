import { locationsSourceMessages } from '../../messages/locations.ts';
import type { Location } from '../schema/location.ts';
import { fill } from '../text/fill.ts';

/** The population as pages show it: with its source where the record has one. */
export function populationText({
  populationLabel,
  populationSource,
}: Pick<Location, 'populationLabel' | 'populationSource'>): string {
  return populationSource
    ? fill(locationsSourceMessages.populationWithSource, { population: populationLabel, source: populationSource })
    : populationLabel;
}
