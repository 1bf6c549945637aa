import type { Site } from '../../data/rules/schema/site.ts';
import { fewestIndexedWords, thinCombinations } from '../../data/rules/text/thinCombinations.ts';

/** A sentence for each page that the build keeps out of search engines, because its text has too few words of its own. */
export function keptOutOfIndex({ combinations }: Pick<Site, 'combinations'>): string[] {
  return [...thinCombinations(combinations)].map(
    ([{ service, industry, location }, words]) =>
      `/services/${service}/${industry}/${location} is kept out of the index: its text has ${words} words found nowhere ` +
      `else; at least ${fewestIndexedWords}.`,
  );
}
