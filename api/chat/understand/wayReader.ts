import { withoutContractions } from './contractions.ts';
import { digits } from './numbers.ts';
import { rawWords } from './rawWords.ts';
import { spelledOut } from './spelling.ts';

/** Gives the words of a listed way to ask as those of a message are read. */
export type WayReader = (way: string) => readonly string[];

/** Reads each way to ask once for all that is made of it; to be forgotten when that is made. */
export function makeWayReader(): WayReader {
  const known = new Map<string, readonly string[]>();
  return (way) => {
    const before = known.get(way);
    if (before) return before;
    const row = digits(spelledOut(rawWords(withoutContractions(way))));
    known.set(way, row);
    return row;
  };
}
