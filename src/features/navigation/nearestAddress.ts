import { tidiedAddress } from '#data/rules/routing/tidiedAddress.ts';
import { editDistance } from '#data/rules/text/editDistance.ts';

/** What differs in more of its letters is another address. */
const maxDifference = 0.4;

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** How many letters two texts begin with alike: people seldom get a beginning wrong. */
const beginning = (one: string, other: string): number => {
  const different = [...one].findIndex((letter, index) => letter !== other[index]);
  return different < 0 ? one.length : different;
};

/** The address among some that is written most like a path, in whole or in its last part; undefined where none is alike. The shorter one of equals. */
export function nearestAddress(path: string, addresses: readonly string[]): string | undefined {
  const wanted = tidiedAddress(path);
  const difference = (one: string, other: string) => {
    const length = Math.max(one.length, other.length);
    const distance = length > 0 ? editDistance(one, other, Math.floor(length * maxDifference)) : undefined;
    return distance === undefined ? Number.POSITIVE_INFINITY : (distance - beginning(one, other) / 4) / length;
  };
  const [nearest] = addresses
    .map((address) => ({
      address,
      by: Math.min(difference(wanted, address), difference(lastPart(wanted), lastPart(address))),
    }))
    .filter(({ address, by }) => Number.isFinite(by) && address !== wanted)
    .toSorted((a, b) => a.by - b.by || a.address.length - b.address.length);
  return nearest?.address;
}
