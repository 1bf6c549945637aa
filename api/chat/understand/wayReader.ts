import { withoutContractions } from './contractions.ts';
import { digits } from './numbers.ts';
import { rawWords } from './rawWords.ts';
import { spelledOut } from './spelling.ts';

/** Gives the words of a listed way to ask as those of a message are read. */
export type WayReader = (way: string) => readonly string[];

/** Reads each way to ask once for all that is made of it: `known` holds what has been read, and is to be cleared when that is made. */
export function makeWayReader(known: Map<string, readonly string[]>): WayReader {
  return (way) => {
    const before = known.get(way);
    if (before) return before;
    const row = digits(spelledOut(rawWords(withoutContractions(way))));
    known.set(way, row);
    return row;
  };
}
