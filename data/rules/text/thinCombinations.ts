import type { Combination } from '../schema/combination.ts';
import { shinglesOf } from './shingles.ts';
import { wordsFoundOnce } from './wordsFoundOnce.ts';

/** With fewer words found nowhere else, the page of a combination stays out of search engines. */
export const fewestIndexedWords = 100;

const known = new WeakMap<readonly Combination[], ReadonlyMap<Combination, number>>();

/**
 * The texts with too few words of their own for search engines, each with their number. Texts are compared with each other:
 * only the built site (`npm run check:sameness`) tells what a text shares with other pages.
 */
export function thinCombinations(combinations: readonly Combination[]): ReadonlyMap<Combination, number> {
  const found = known.get(combinations);
  if (found) return found;
  const own = wordsFoundOnce(
    combinations.map(({ situation, firstSteps, systems, problems }) =>
      shinglesOf([situation, firstSteps, systems, problems], { figures: false }),
    ),
  );
  const thin = new Map(
    combinations
      .map((text, index) => [text, own[index] ?? 0] as const)
      .filter(([, words]) => words < fewestIndexedWords),
  );
  known.set(combinations, thin);
  return thin;
}
