import { withoutContractions } from './contractions.ts';
import { digits, isNumberWord } from './numbers.ts';
import { rawWords } from './rawWords.ts';
import { isShorthand, spelledOut } from './spelling.ts';

/** Rows of numbers, one after the other: row `n` stands from `begins[n]` to before `begins[n + 1]`. */
export interface Rows {
  numbers: Int32Array;
  begins: Int32Array;
}

/** The words of all listed ways to ask, each with a number from 0, so that what is made of the ways compares numbers. */
export interface Vocabulary {
  /** The numbers of the words of each way, read as a message is; each list is read once. */
  read(ways: readonly string[]): Rows;
  /** The number of a word; undefined where no way holds it. */
  numberOf(word: string): number | undefined;
  /** The words by their numbers. */
  words: readonly string[];
  /** The words that stand in so many ways read so far, and more. */
  frequent(least: number): string[];
  /** Lets go of what has been read, when all that is made of it is made. */
  forget(): void;
}

/** Nothing but words, spaces and marks that separate them: no figures, apostrophes and slashes, which are read in ways of their own. */
const simple = /^[a-zA-Z .,?!:;"()-]*$/;
/** More words than the ways of one list hold, to begin with. */
const room = 4096;

export function makeVocabulary(): Vocabulary {
  let known = new WeakMap<readonly string[], Rows>();
  const numbers = new Map<string, number>();
  const words: string[] = [];
  /** For each number whether its word may be written in another way. */
  const isWrittenOut: boolean[] = [];
  /** For each number how often its word has been read. */
  const counts: number[] = [];
  let buffer = new Int32Array(room);

  function numberOf(word: string): number {
    const known = numbers.get(word);
    if (known !== undefined) {
      counts[known] = (counts[known] as number) + 1;
      return known;
    }
    const number = words.push(word) - 1;
    counts.push(1);
    numbers.set(word, number);
    isWrittenOut.push(word === 'e' || isShorthand(word) || isNumberWord(word));
    return number;
  }

  /** Most ways are simple, and go into the buffer without their words being made; gives where they end there, undefined for the others. */
  function readSimple(way: string, begin: number): number | undefined {
    if (!simple.test(way)) return undefined;
    const text = way.toLowerCase();
    let end = begin;
    let from = -1;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? text.charCodeAt(at) : 0;
      const isLetter = code >= 97 && code <= 122;
      if (isLetter && from < 0) from = at;
      if (isLetter || from < 0) continue;
      const number = numberOf(text.slice(from, at));
      if (isWrittenOut[number]) return undefined;
      buffer[end++] = number;
      from = -1;
    }
    return end;
  }

  function readAnyhow(way: string, begin: number): number {
    let end = begin;
    for (const word of digits(spelledOut(rawWords(withoutContractions(way))))) buffer[end++] = numberOf(word);
    return end;
  }

  return {
    words,
    numberOf: (word) => numbers.get(word),
    frequent: (least) => words.filter((_, number) => (counts[number] as number) >= least),
    forget() {
      known = new WeakMap();
    },
    read(ways) {
      const before = known.get(ways);
      if (before) return before;
      const begins = new Int32Array(ways.length + 1);
      let end = 0;
      ways.forEach((way, index) => {
        // Each two characters make a word at most, but for what is written out.
        if (end + way.length * 2 > buffer.length) {
          const larger = new Int32Array(2 * (end + way.length * 2));
          larger.set(buffer);
          buffer = larger;
        }
        end = readSimple(way, end) ?? readAnyhow(way, end);
        begins[index + 1] = end;
      });
      const rows = { numbers: buffer.slice(0, end), begins };
      known.set(ways, rows);
      return rows;
    },
  };
}
