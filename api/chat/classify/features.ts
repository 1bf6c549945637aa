import { stem } from '../../../data/search/stem.ts';
import type { Extracted } from '../extract/slots.ts';

/** A sparse vector of length 1: positions in the weights, and the value at each. */
export interface Features {
  indexes: Uint32Array;
  values: Float32Array;
}

/** Number of hashed positions: a power of two, so that the hash can be cut by a mask. */
export const dimension = 1 << 16;

const weights = { word: 1, pair: 1, triple: 0.7, start: 0.8, letters: 0.35, named: 0.5 };
const maxTokens = 120;
const letterLengths = [3, 4, 5];

/** Word n-grams of the masked tokens, letter n-grams of the words, and the words that names replaced. */
export function featuresOf({ tokens, masked }: Pick<Extracted, 'tokens' | 'masked'>): Features {
  const sums = new Map<number, number>();
  const add = (feature: string, weight: number) => {
    const index = hash(feature);
    sums.set(index, (sums.get(index) ?? 0) + weight);
  };
  const row = masked.filter((token) => token !== ',' && token !== '.').slice(0, maxTokens);
  const words = row.map((token) => (token.startsWith('<') ? token : stem(token)));
  for (const [at, word] of words.entries()) {
    add(`w ${word}`, weights.word);
    if (at > 0) add(`p ${words[at - 1]} ${word}`, weights.pair);
    if (at > 1) add(`t ${words[at - 2]} ${words[at - 1]} ${word}`, weights.triple);
  }
  add(`s ${words.slice(0, 2).join(' ')}`, weights.start);
  add(`s ${words[0]}`, weights.start);
  add(`n ${Math.min(8, words.length)}`, weights.start);
  const unmasked = new Set(masked);
  for (const token of tokens.slice(0, maxTokens)) {
    if (!/^[a-z]/.test(token)) continue;
    if (!unmasked.has(token)) add(`r ${stem(token)}`, weights.named);
    const whole = `^${token}$`;
    for (const length of letterLengths)
      for (let from = 0; from + length <= whole.length; from++)
        add(`l ${whole.slice(from, from + length)}`, weights.letters);
  }
  return normalized(sums);
}

function normalized(sums: ReadonlyMap<number, number>): Features {
  const indexes = new Uint32Array(sums.size);
  // In double precision until it is divided.
  const damped = new Float64Array(sums.size);
  let squares = 0;
  let at = 0;
  for (const [index, sum] of sums) {
    // A repeated word counts less with each repetition.
    const value = Math.sqrt(sum);
    indexes[at] = index;
    damped[at] = value;
    squares += value * value;
    at += 1;
  }
  const norm = Math.sqrt(squares) || 1;
  const values = new Float32Array(sums.size);
  for (at = 0; at < values.length; at++) values[at] = (damped[at] as number) / norm;
  return { indexes, values };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return (value ^ (value >>> 15)) & (dimension - 1);
}
