import { locationMessages } from '../messages/location.ts';
import { fill } from '../text/fill.ts';
import { ownerOfLetter, type PostalAreas } from './locationOfPostalCode.ts';

const { one, range, letter: allWithLetter } = locationMessages.postalAreas;

/** A location's postal areas as they are read: "Postal areas L1S to L1Z", or "with M" where all of a letter are its own. */
export function postalAreasText(slug: string, areas: PostalAreas): string {
  const sorted = (areas[slug] ?? []).toSorted();
  const first = sorted.at(0);
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return '';
  const letter = first.charAt(0);
  if (ownerOfLetter(letter, areas) === slug) return fill(allWithLetter, { letter });
  return first === last ? fill(one, { area: first }) : fill(range, { first, last });
}
