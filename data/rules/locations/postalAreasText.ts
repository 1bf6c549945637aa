import { locationMessages } from '../../messages/location.ts';
import { fill } from '../text/fill.ts';
import { ownerOfLetter, type PostalAreas } from './locationOfPostalCode.ts';

const { one, two, several, range, letter: allWithLetter } = locationMessages.postalAreas;
/** The letters that a postal area ends with, in order: Canada Post uses no others. */
const letters = 'ABCEGHJKLMNPRSTVWXYZ';

/**
 * A location's postal areas as they are read: "Postal areas L1V to L1Y" where all between are its own too, otherwise the first two and the number of
 * the others, or "with M" where all of a letter are its own.
 */
export function postalAreasText(slug: string, areas: PostalAreas): string {
  const sorted = (areas[slug] ?? []).toSorted();
  const [first, second] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return '';
  const letter = first.charAt(0);
  if (ownerOfLetter(letter, areas) === slug) return fill(allWithLetter, { letter });
  if (second === undefined) return fill(one, { area: first });
  if (sorted.length === 2) return fill(two, { first, second });
  const start = letters.indexOf(first.charAt(2));
  const isRange = sorted.every((area, index) => area === first.slice(0, 2) + letters.charAt(start + index));
  return isRange ? fill(range, { first, last }) : fill(several, { first, second, count: sorted.length - 2 });
}
