import { stem } from '../../../data/search/stem.ts';
import { editDistance } from '../../../data/text/editDistance.ts';
import type { Token } from './tokens.ts';

export interface Speller {
  /**
   * Replaces unknown words by the nearest known ones.
   * @param names words that are capitalized inside a sentence, which are replaced only by very similar ones
   */
  correct(tokens: readonly Token[], names: ReadonlySet<string>): Token[];
}

const minLength = 4;
/** Names shorter than this are not replaced. */
const minName = 6;
const maxLength = 24;
/** Maximum number of unknown words to correct; a message with more is not misspelled but in another vocabulary. */
const maxLookups = 40;
const maxCache = 5000;

/** Costs besides the edit distance: people usually get the first letter right, and omit or swap letters more often than they add any. */
const costs = { firstLetter: 0.9, lastLetter: 0.2, length: 0.1, rareWord: 0.15, leftOut: -0.25, swapped: -0.2 };

interface Candidate {
  word: string;
  letters: number;
  /** Whether the word names a record. */
  isName: boolean;
}

/**
 * @param known words that are spelled correctly
 * @param nameWords words in the names of records, which are preferred as corrections
 */
export function makeSpeller(known: ReadonlySet<string>, nameWords: ReadonlySet<string>): Speller {
  const byLength = new Map<number, Candidate[]>();
  for (const word of known) {
    if (word.length < minLength || /[^a-z]/.test(word)) continue;
    const candidate = { word, letters: letterSet(word), isName: nameWords.has(word) };
    const ofLength = byLength.get(word.length);
    if (ofLength) ofLength.push(candidate);
    else byLength.set(word.length, [candidate]);
  }
  let stems: ReadonlySet<string> | undefined;
  const cache = new Map<string, string>();

  function nearest(word: string, isName: boolean): string {
    const usual = word.length >= 12 ? 3 : word.length >= 8 ? 2 : 1;
    const most = isName ? Math.max(usual - 1, word.length >= minName ? 1 : 0) : usual;
    if (most === 0) return word;
    const letters = letterSet(word);
    let best = { word, cost: most + 0.35 };
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const candidate of byLength.get(length) ?? []) {
        // Each edit changes at most two of the letters that occur.
        if (bitCount(letters ^ candidate.letters) > most * 2) continue;
        const distance = editDistance(word, candidate.word, most);
        if (distance === undefined) continue;
        const cost = distance + extraCost(word, candidate, letters);
        if (cost < best.cost && !(word.length <= 4 && cost > 1.2)) best = { word: candidate.word, cost };
      }
    }
    return best.word;
  }

  return {
    correct(tokens, names) {
      let lookups = maxLookups;
      return tokens.map((word) => {
        if (word.length < minLength || word.length > maxLength || known.has(word) || /[^a-z]/.test(word)) return word;
        stems ??= new Set([...known].map(stem));
        if (word.length > 5 && stems.has(stem(word))) return word;
        const key = names.has(word) ? `${word} name` : word;
        const cached = cache.get(key);
        if (cached !== undefined) return cached;
        if (lookups-- <= 0) return word;
        const corrected = nearest(word, names.has(word));
        if (cache.size > maxCache) cache.clear();
        cache.set(key, corrected);
        return corrected;
      });
    },
  };
}

function extraCost(word: string, { word: candidate, letters, isName }: Candidate, own: number): number {
  return (
    (candidate[0] === word[0] ? 0 : costs.firstLetter) +
    (candidate.at(-1) === word.at(-1) ? 0 : costs.lastLetter) +
    costs.length * Math.abs(candidate.length - word.length) +
    (isName ? 0 : costs.rareWord) +
    (candidate.length === word.length + 1 && lacksOneLetter(word, candidate) ? costs.leftOut : 0) +
    (candidate.length === word.length && letters === own ? costs.swapped : 0)
  );
}

function lacksOneLetter(word: string, whole: string): boolean {
  let at = 0;
  while (at < word.length && word[at] === whole[at]) at += 1;
  return word.slice(at) === whole.slice(at + 1);
}

/** The letters that occur in a word, one bit each. */
function letterSet(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) - 97);
  return bits;
}

function bitCount(value: number): number {
  let count = 0;
  for (let bits = value; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}
